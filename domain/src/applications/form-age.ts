const SECOND = 1_000;
/** Nobody reads, types and sends in less; a program does. */
export const SHORTEST_MS = 3 * SECOND;
const MAX_MS = 86_400 * SECOND;

export type FormAge = 'right' | 'too-fast' | 'expired';

/** How long a form had been open when it was sent (R379). One from the future is none of ours. */
export function formAge(openedAt: Date, now: Date): FormAge {
  const milliseconds = now.getTime() - openedAt.getTime();
  if (milliseconds < 0 || milliseconds > MAX_MS) return 'expired';
  return milliseconds < SHORTEST_MS ? 'too-fast' : 'right';
}
