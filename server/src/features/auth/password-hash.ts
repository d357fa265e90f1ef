import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the package's default kind, with 19 MiB and two passes: the least that OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Nobody's: it costs as much to verify as a real one, and no password is known for it. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Without a hash it does the same work and says no, so that time does not tell who has an account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, password);
  return isRight && passwordHash !== null;
}
