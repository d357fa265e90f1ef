import type { AuthSettings } from '#auth-settings.ts';

/** How many replaced tokens an auth session remembers the time of. */
export const REMEMBERED_ROTATIONS = 16;

interface TokenHistory {
  /** Numbers the active token. */
  readonly refreshCounter: number;
  /** When the tokens before it were replaced, the latest first. */
  readonly rotatedAt: readonly Date[];
}

type RefreshVerdict = 'rotate' | 'give-active-again' | 'theft' | 'unknown';

/** What a genuine token means by its age (R42, R43). */
export function judgeRefresh(
  { refreshCounter, rotatedAt }: TokenHistory,
  presented: number,
  now: Date,
  reuseIntervalSeconds: number,
): RefreshVerdict {
  const age = refreshCounter - presented;
  if (age < 0) return 'unknown';
  if (age === 0) return 'rotate';
  if (age === 1) return 'give-active-again';
  const replacedAt = rotatedAt[age - 1];
  const isRecent =
    replacedAt !== undefined && now.getTime() - replacedAt.getTime() <= reuseIntervalSeconds * 1000;
  return isRecent ? 'give-active-again' : 'theft';
}

const HOUR = 3600;
/** However it is used (R624). */
export const MAX_SECONDS = 90 * 24 * HOUR;
/** Without an act of the person, who may have left the page open (R625). */
const ADMIN_IDLE_SECONDS = 12 * HOUR;

interface Lifetime {
  readonly createdAt: Date;
  readonly refreshedAt: Date;
  /** When the person last did something by it. */
  readonly actedAt: Date;
  readonly isAdmin: boolean;
  readonly notAfter: Date | null;
  readonly aal: 'aal1' | 'aal2';
  /** Whether the person could have proved themselves by a second factor. */
  readonly hasFactor: boolean;
  /** Whether the person has signed in elsewhere since. */
  readonly hasNewer: boolean;
}

/** Why an auth session may go on no longer, in the protocol's words; null where it may. Asked at a refresh only (R59, R624). */
export function reasonToEnd(
  { createdAt, refreshedAt, actedAt, notAfter, aal, hasFactor, hasNewer, isAdmin }: Lifetime,
  { timeboxSeconds, inactivitySeconds, lowAalSeconds, singlePerUser }: AuthSettings['auth']['sessionLimits'],
  now: Date,
): string | null {
  const isOver = (since: Date, seconds: number | undefined) =>
    seconds !== undefined && now.getTime() - since.getTime() >= seconds * 1000;
  const timebox = Math.min(MAX_SECONDS, timeboxSeconds ?? MAX_SECONDS);
  if ((notAfter !== null && now >= notAfter) || isOver(createdAt, timebox)) return 'Session Expired';
  if (isOver(refreshedAt, inactivitySeconds) || (isAdmin && isOver(actedAt, ADMIN_IDLE_SECONDS)))
    return 'Session Expired (Inactivity)';
  if (aal === 'aal1' && hasFactor && isOver(createdAt, lowAalSeconds))
    return 'Session Expired (Low AAL: User Needs MFA Verification)';
  if (singlePerUser && hasNewer) return 'Session Expired (Revoked by Newer Login)';
  return null;
}
