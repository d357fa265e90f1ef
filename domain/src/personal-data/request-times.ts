import { keptMs } from './retention.ts';

const DAY_MS = 86_400_000;

/** How long an export can be downloaded (R842). */
export const EXPORT_KEPT_MS = keptMs('exports');
/** At most so many exports of a person in so long (R841). */
export const EXPORTS_OF_PERSON = { most: 3, windowMs: 30 * DAY_MS } as const;
/** How long an erasure can be withdrawn before it runs (R844). */
const ERASURE_WAIT_MS = 14 * DAY_MS;

export const erasureRunsAt = (askedAt: Date): Date => new Date(askedAt.getTime() + ERASURE_WAIT_MS);
