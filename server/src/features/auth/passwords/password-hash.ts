import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

/** Argon2id, the package's default kind, with 19 MiB and two passes: the least that OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Nobody's: it costs as much to verify as a real one, and no password is known for it. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Of the four threads that Node has for such work one stays free, for signatures and files. */
const MOST_AT_ONCE = 3;

/** However many sign in together, the other requests of the process still get their turn (R67). */
const inTurn = createTurns({
  atOnce: Math.min(Math.max(2, availableParallelism()), MOST_AT_ONCE),
  mostWaiting: 200,
  patienceMs: 5_000,
});

/** Whether it is such a hash as we make: of the same kind, and as much work to verify. */
export const isOwnHash = (text: string) =>
  new RegExp(
    `^\\$argon2id\\$v=19\\$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}\\$[\\w+/]{22}\\$[\\w+/]{43}$`,
  ).test(text);

const saltOf = (passwordHash: string) => Buffer.from(passwordHash.split('$')[4] ?? '', 'base64');

/** With the salt of another hash where one is given: of equal passwords the hashes are then equal. */
export const hashPassword = (password: string, like: string | null = null): Promise<string> =>
  inTurn(() => hash(password, like === null ? COST : { ...COST, salt: saltOf(like) }));

/** Without a hash it does the same work and says no, so that time does not tell who has an account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, password));
  return isRight && passwordHash !== null;
}
