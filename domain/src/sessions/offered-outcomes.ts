import { costAfter } from './cancellation-cost.ts';
import type { ChosenOutcome } from './session-outcome.ts';

interface Offer {
  readonly startsAt: Date;
  readonly freeUntil: Date;
  readonly studentAbsentFrom: Date;
  readonly tutorAbsentFrom: Date;
  /** An admin can still write down that a family cancelled in time. */
  readonly isAdmin: boolean;
  readonly now: Date;
}

/** How a session can have ended that was not simply taught, likeliest first (R491). */
export function offeredOutcomes(offer: Offer): readonly ChosenOutcome[] {
  const { startsAt, freeUntil, studentAbsentFrom, tutorAbsentFrom, isAdmin, now } = offer;
  const isLate = costAfter(freeUntil, now) === 'taken';
  const byFamily: ChosenOutcome[] = [
    ...(isLate ? (['late-cancelled'] as const) : []),
    ...(!isLate || isAdmin ? (['family-cancelled'] as const) : []),
  ];
  if (now < startsAt) return ['academy-cancelled', ...byFamily];
  return [
    ...(now >= studentAbsentFrom ? (['student-absent'] as const) : []),
    ...(now >= tutorAbsentFrom ? (['tutor-absent'] as const) : []),
    'technical-failure',
    'cut-short',
    ...byFamily,
    'academy-cancelled',
  ];
}
