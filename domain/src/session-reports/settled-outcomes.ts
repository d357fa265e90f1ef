import { isVoid } from '#sessions/session-correction.ts';
import {
  CHOSEN_OUTCOMES,
  type ChosenOutcome,
  isTaught,
  type SessionOutcome,
} from '#sessions/session-outcome.ts';
import type { SessionStatus } from '#sessions/session-status.ts';

interface Reported {
  readonly status: SessionStatus;
  readonly outcome: SessionOutcome | null;
  readonly correction: object | null;
}

/**
 * Whether a report can be settled by this outcome. One that took place is corrected to another length in its own dialog, and
 * what a correction or its series took out of the record stays out.
 */
export function canBeSettledAs(session: Reported, outcome: ChosenOutcome): boolean {
  if (session.status === 'completed') return !isTaught(outcome);
  if (session.status !== 'cancelled') return true;
  return !isVoid(session) && session.outcome !== 'withdrawn' && session.outcome !== outcome;
}

export const settledOutcomes = (session: Reported): readonly ChosenOutcome[] =>
  CHOSEN_OUTCOMES.filter(outcome => canBeSettledAs(session, outcome));
