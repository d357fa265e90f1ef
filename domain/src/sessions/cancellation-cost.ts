import { cutOffOf } from '#lesson-rules/cut-off.ts';
import type { LessonRules } from '#lesson-rules/lesson-rules.ts';

const SECOND_MS = 1000;

/** What a family pays for a session that it cancels: nothing, or it counts as taken (R511). */
export const CANCELLATION_COSTS = ['free', 'taken'] as const;
export type CancellationCost = (typeof CANCELLATION_COSTS)[number];

interface Cancelled {
  readonly startsAt: Date;
  /** Since when it waits for another tutor. */
  readonly tutorLeftAt: Date | null;
}

/** Until when the family cancels free of charge. Where the academy has no tutor for it, until it begins. */
export const freeUntilOf = ({ startsAt, tutorLeftAt }: Cancelled, rules: Pick<LessonRules, 'cutOffHours'>) =>
  tutorLeftAt === null ? cutOffOf(startsAt, rules) : startsAt;

/** In the second of the limit it is still free. */
export const costAfter = (freeUntil: Date, now: Date): CancellationCost =>
  now.getTime() - freeUntil.getTime() >= SECOND_MS ? 'taken' : 'free';

/** How a session ends that its family cancels. */
export const outcomeFor = (cost: CancellationCost) =>
  cost === 'taken' ? 'late-cancelled' : 'family-cancelled';
