import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { CodeChallenge } from './code-challenge.ts';

export const ONE_TIME_PURPOSES = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change_current',
  'email_change_new',
  'email_change_undo',
  'reauthentication',
] as const;
export type OneTimePurpose = (typeof ONE_TIME_PURPOSES)[number];

export const CODE_TRIES = 5;
const DAY = 86_400;
const HOUR = 3_600;

/** The secret of a link, and all that is kept of it. */
export interface LinkToken {
  readonly linkToken: string;
  readonly kept: {
    readonly id: string;
    readonly linkHash: Buffer;
    readonly codeHash: Buffer | null;
    readonly codeChallenge: string | null;
    readonly codeChallengeMethod: CodeChallenge['codeChallengeMethod'] | null;
  };
}

/** With a code to type, which is a second secret. */
interface LinkAndCode extends LinkToken {
  readonly code: string;
}

export const linkHashOf = (linkToken: string) => createHash('sha256').update(linkToken).digest();

/** Bound to its token's id, so that equal codes of two people have different hashes. */
const codeHashOf = (id: string, code: string) => createHash('sha256').update(`${id}:${code}`).digest();

/** By which a link tells that who follows it must also know a verifier. */
const CHALLENGED = 'pkce_';
export const isChallengedLink = (linkToken: string) => linkToken.startsWith(CHALLENGED);

export function createLink(challenge: CodeChallenge | null = null): LinkToken {
  const linkToken = `${challenge ? CHALLENGED : ''}${randomBytes(28).toString('hex')}`;
  return {
    linkToken,
    kept: {
      id: randomUUID(),
      linkHash: linkHashOf(linkToken),
      codeHash: null,
      codeChallenge: challenge?.codeChallenge ?? null,
      codeChallengeMethod: challenge?.codeChallengeMethod ?? null,
    },
  };
}

export function createLinkAndCode(challenge: CodeChallenge | null = null): LinkAndCode {
  const { linkToken, kept } = createLink(challenge);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { linkToken, code, kept: { ...kept, codeHash: codeHashOf(kept.id, code) } };
}

export const isRightCode = (kept: { id: string; codeHash: Buffer | null }, code: string) =>
  kept.codeHash !== null && timingSafeEqual(kept.codeHash, codeHashOf(kept.id, code));

const LIFE_SECONDS: Partial<Record<OneTimePurpose, number>> = { recovery: HOUR, email_change_undo: 7 * DAY };

export const expiryOf = (purpose: OneTimePurpose, now: Date) =>
  new Date(now.getTime() + (LIFE_SECONDS[purpose] ?? DAY) * 1000);

/** What is mailed so that the person chooses a password. */
export const isForPassword = (purpose: string) =>
  purpose === 'recovery' || purpose === 'invite' || purpose === 'email_change_undo';

const MAIL_PAUSE_MS = 60_000;

/** One mail of a kind a minute (R254). */
export const secondsUntilNextMail = (lastSentAt: Date | null, now: Date) =>
  lastSentAt === null
    ? 0
    : Math.max(0, Math.ceil((lastSentAt.getTime() + MAIL_PAUSE_MS - now.getTime()) / 1000));

export const mayMailAgain = (lastSentAt: Date | null, now: Date) =>
  secondsUntilNextMail(lastSentAt, now) === 0;
