import { timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createQueue } from '@bayan/platform/queue';
import { hash } from '@node-rs/argon2';
import { temporaryFault } from '#protocol/auth-error.ts';

/** Argon2id, the package's default kind, with 19 MiB and two passes: the least that OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Nobody's: it costs as much to verify as a real one, and no password is known for it. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Of the four threads that Node has for such work one stays free, for signatures and files. */
const MAX_AT_ONCE = 3;

/** However many sign in together, the other requests of the process still get their turn (R67). */
const inTurn = createQueue({
  atOnce: Math.min(Math.max(2, availableParallelism()), MAX_AT_ONCE),
  maxWaiting: 200,
  timeoutMs: 5_000,
  refuse: temporaryFault,
});

/** Whether it is such a hash as we make: of the same kind, and as much work to verify. */
export const isOwnHash = (text: string) =>
  new RegExp(
    `^\\$argon2id\\$v=19\\$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}\\$[\\w+/]{22}\\$[\\w+/]{43}$`,
  ).test(text);

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$/;

/** What a hash was made with beside the password. */
function recipeOf(passwordHash: string) {
  const [, memory, time, parallelism, salt] = FORM.exec(passwordHash) ?? [];
  if (salt === undefined) throw new Error('a password hash is of no kind that was ever made here');
  return {
    memoryCost: Number(memory),
    timeCost: Number(time),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
  };
}

/** As another was made where one is given: of equal passwords the hashes are then equal. */
export const hashPassword = (password: string, like: string | null = null): Promise<string> =>
  inTurn(() => hash(password, like === null ? COST : recipeOf(like)));

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Which of the hashes are of the password. It is one work for all of them, so that those are found that were made like
 * the first; and the same work where there is none, so that time does not tell who has an account.
 */
export async function matchPassword(
  password: string,
  hashes: readonly (string | null)[],
): Promise<boolean[]> {
  const made = await hashPassword(password, hashes.find(each => each !== null) ?? NOBODYS_HASH);
  return hashes.map(each => each !== null && isSame(each, made));
}

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const [isRight = false] = await matchPassword(password, [passwordHash]);
  return isRight;
}
