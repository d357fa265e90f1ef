import { type Consequence, consequenceOf } from '#sessions/session-consequence.ts';
import type { Ending } from '#sessions/session-outcome.ts';

/** What a decision means to a family: the record stays, or the lesson counts, counts no more, or is owed. */
export const SETTLEMENTS = ['unchanged', 'counted', 'not-counted', 'owed'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

const ofConsequence = ({ owesLesson, familyMinutes }: Consequence): Settlement => {
  if (owesLesson) return 'owed';
  return familyMinutes > 0 ? 'counted' : 'not-counted';
};

/** Null where the record of the session stays as it is. */
export const settlementOf = (ending: Ending | null, duration: number): Settlement =>
  ending === null ? 'unchanged' : ofConsequence(consequenceOf(ending, duration));
