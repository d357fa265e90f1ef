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
