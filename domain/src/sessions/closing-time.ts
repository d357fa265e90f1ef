import { lateFrom } from '#lesson-rules/cut-off.ts';
import type { LessonRules } from '#lesson-rules/lesson-rules.ts';
import { costAfter, freeUntilOf, outcomeFor } from './cancellation-cost.ts';
import type { ChosenOutcome } from './session-outcome.ts';
import { earliestFor } from './session-times.ts';

const MINUTE_MS = 60_000;
const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS);

/** The rules that decide when somebody can say how a session ended. */
export type ClosingRules = Pick<LessonRules, 'cutOffHours' | 'tutorWaitsMinutes' | 'familyWaitsMinutes'>;

/** From when on a session can have ended so (R491, R515). Null without a limit. */
export function earliestEnding(outcome: ChosenOutcome, startsAt: Date, rules: ClosingRules): Date | null {
  switch (outcome) {
    case 'taught':
      return earliestFor('completed', startsAt);
    case 'cut-short':
    case 'technical-failure':
      return startsAt;
    case 'late-cancelled':
      return lateFrom(startsAt, rules);
    case 'student-absent':
      return later(startsAt, rules.tutorWaitsMinutes);
    case 'tutor-absent':
      return later(startsAt, rules.familyWaitsMinutes);
    default:
      return null;
  }
}

interface Planned {
  readonly startsAt: Date;
  readonly tutorLeftAt: Date | null;
}

/** How a session ends that its family cancels: by when it said so (R511). */
export const familyOutcome = (session: Planned, rules: ClosingRules, toldAt: Date) =>
  outcomeFor(costAfter(freeUntilOf(session, rules), toldAt));

/** The limits of the rules for one session, for people who may cancel or close it (R512). */
export const closingTimes = (session: Planned, rules: ClosingRules) => ({
  freeUntil: freeUntilOf(session, rules),
  studentAbsentFrom: later(session.startsAt, rules.tutorWaitsMinutes),
  tutorAbsentFrom: later(session.startsAt, rules.familyWaitsMinutes),
});
