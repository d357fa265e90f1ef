import { hashPassword } from './password-hash.ts';

/** The password of the sample accounts. It stands in the manual: everybody knows it. */
export const KNOWN_PASSWORD = 'Falcon-Lantern-42';

/**
 * What is stored of a new password. Whether it is the known one is stored too, so that a start at a public address can
 * tell without trying it on every account. `like` as in hashing.
 */
export const newPassword = async (password: string, like: string | null = null) => ({
  passwordHash: await hashPassword(password, like),
  hasKnownPassword: password === KNOWN_PASSWORD,
});
