import type { AuthContext } from '#context/auth-context.ts';
import { KNOWN_PASSWORD, newPassword } from '#passwords/new-password.ts';
import { isOwnHash, verifyPassword } from '#passwords/password-hash.ts';
import { invalid } from '#protocol/auth-error.ts';
import type { ServiceUser } from './service-input.ts';

/** What is stored of a password that a machine sets, or of the hash of one that moves here. Undefined where it sets none. */
export async function servicePassword(
  context: AuthContext,
  { email = '', password, passwordHash }: Pick<ServiceUser, 'email' | 'password' | 'passwordHash'>,
  now: Date,
) {
  if (password !== undefined && passwordHash !== undefined)
    throw invalid('Only a password or a password hash should be provided');
  if (passwordHash !== undefined) {
    // One that costs more or less to verify would tell by the time it takes that there is such an account (R34).
    if (!isOwnHash(passwordHash)) throw invalid('password_hash must be an Argon2id hash of the usual cost');
    return { passwordHash, hasKnownPassword: await verifyPassword(passwordHash, KNOWN_PASSWORD) };
  }
  if (password === undefined) return undefined;
  await context.checkServicePassword(password, { email, names: [] }, now);
  return newPassword(password);
}
