import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ONE_TIME_PURPOSES } from '../../db/schema/auth.ts';

export type OneTimePurpose = (typeof ONE_TIME_PURPOSES)[number];

export const CODE_TRIES = 5;
const DAY = 86_400;
const HOUR = 3_600;

/** The two secrets of a mail, and all that is kept of them. */
export interface OneTimeToken {
  readonly linkToken: string;
  readonly code: string;
  readonly kept: { readonly id: string; readonly linkHash: Buffer; readonly codeHash: Buffer };
}

export const linkHashOf = (linkToken: string) => createHash('sha256').update(linkToken).digest();

/** Bound to its token's id, so that equal codes of two people have different hashes. */
const codeHashOf = (id: string, code: string) => createHash('sha256').update(`${id}:${code}`).digest();

export function createOneTimeToken(): OneTimeToken {
  const id = randomUUID();
  const linkToken = randomBytes(28).toString('hex');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { linkToken, code, kept: { id, linkHash: linkHashOf(linkToken), codeHash: codeHashOf(id, code) } };
}

export const isRightCode = (kept: { id: string; codeHash: Buffer }, code: string) =>
  timingSafeEqual(kept.codeHash, codeHashOf(kept.id, code));

export const lifeSecondsOf = (purpose: OneTimePurpose) => (purpose === 'recovery' ? HOUR : DAY);

const MAIL_PAUSE_MS = 60_000;

/** One mail of a kind a minute. */
export const mayMailAgain = (lastSentAt: Date | null, now: Date) =>
  lastSentAt === null || now.getTime() - lastSentAt.getTime() >= MAIL_PAUSE_MS;
