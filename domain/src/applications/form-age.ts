const SECOND = 1_000;
/** A person cannot read, type and send a form in less time. A program can. */
export const SHORTEST_MS = 3 * SECOND;
const MAX_MS = 86_400 * SECOND;

export type FormAge = 'right' | 'too-fast' | 'expired';

/** The age of a form when it is sent (R379). A stamp from the future is forged. */
export function formAge(openedAt: Date, now: Date): FormAge {
  const milliseconds = now.getTime() - openedAt.getTime();
  if (milliseconds < 0 || milliseconds > MAX_MS) return 'expired';
  return milliseconds < SHORTEST_MS ? 'too-fast' : 'right';
}
