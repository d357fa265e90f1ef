import type { SessionStatus } from './session-status.ts';

/** What people choose when they close a session; the others follow from something else. */
export const CHOSEN_OUTCOMES = [
  'taught',
  'cut-short',
  'family-cancelled',
  'late-cancelled',
  'academy-cancelled',
  'student-absent',
  'tutor-absent',
  'technical-failure',
] as const;
export type ChosenOutcome = (typeof CHOSEN_OUTCOMES)[number];

/** How a closed session ended (R490). Sessions that were closed before the server stored it have none. */
export const SESSION_OUTCOMES = [
  ...CHOSEN_OUTCOMES,
  /** A change of its series took it out. */
  'withdrawn',
  /** A correction says that it did not take place. */
  'void',
] as const;
export type SessionOutcome = (typeof SESSION_OUTCOMES)[number];

/** On whose side the technology failed. */
export const FAILURE_SIDES = ['family', 'tutor', 'unknown'] as const;
export type FailureSide = (typeof FAILURE_SIDES)[number];

export interface Ending {
  readonly outcome: SessionOutcome | null;
  /** Of a technical failure alone. */
  readonly failureSide: FailureSide | null;
  /** Of a session that was cut short alone. */
  readonly taughtMinutes: number | null;
}

export const NO_ENDING: Ending = { outcome: null, failureSide: null, taughtMinutes: null };

export const endedBy = (outcome: SessionOutcome): Ending => ({ ...NO_ENDING, outcome });

export const isTaught = (outcome: SessionOutcome): boolean => outcome === 'taught' || outcome === 'cut-short';

/** Whether a session of this status can have ended so. */
export const fitsStatus = (outcome: SessionOutcome, status: SessionStatus): boolean =>
  status === (isTaught(outcome) ? 'completed' : 'cancelled');

/** Who changes a status and does not say more means this. */
export function usualOutcome(status: SessionStatus): ChosenOutcome | null {
  if (status === 'completed') return 'taught';
  return status === 'cancelled' ? 'academy-cancelled' : null;
}

/** What the family is told by a notice of its own kind: it counts, or something went wrong (R525). */
export const TOLD_OUTCOMES = [
  'late-cancelled',
  'student-absent',
  'tutor-absent',
  'technical-failure',
] as const satisfies ChosenOutcome[];
export type ToldOutcome = (typeof TOLD_OUTCOMES)[number];

export const isTold = (outcome: SessionOutcome | null): outcome is ToldOutcome =>
  TOLD_OUTCOMES.some(told => told === outcome);

export const endingOf = ({ outcome, failureSide, taughtMinutes }: Ending): Ending => ({
  outcome,
  failureSide,
  taughtMinutes,
});

/** A correction may make a session as short as what was taught of it: then nothing was cut. */
export const endingAfter = (ending: Ending, duration: number): Ending =>
  ending.taughtMinutes !== null && ending.taughtMinutes >= duration ? endedBy('taught') : endingOf(ending);
