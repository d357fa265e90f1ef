import { Refusal } from '@bayan/domain/errors';
import { costAfter, freeUntilOf } from '@bayan/domain/sessions/cancellation-cost';
import { type ClosingRules, earliestEnding } from '@bayan/domain/sessions/closing-time';
import {
  type ChosenOutcome,
  type Ending,
  NO_ENDING,
  usualOutcome,
} from '@bayan/domain/sessions/session-outcome';
import type { ChangeStatusForm, SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { rulesOf } from './session-rules.ts';

/** A change of status, with when the family said what it is about: now, or in a request. */
export interface StatusChange extends ChangeStatusForm {
  readonly saidAt?: Date;
}

/** How a session ends by a change of its status: as the form says, and not before it is time (R491). */
export async function endingBy(
  tx: Transaction,
  context: ActionContext,
  session: SessionRecord,
  form: StatusChange,
): Promise<Ending> {
  const outcome = form.outcome ?? usualOutcome(form.status);
  if (outcome === null) return NO_ENDING;
  const rules = await rulesOf(tx, session);
  refuseTooEarly(outcome, session, { rules, now: context.now });
  refuseWithoutReason(outcome, session, {
    ...context,
    now: form.saidAt ?? context.now,
    rules,
    reason: form.reason,
  });
  const { failureSide = null, taughtMinutes = null } = form;
  if (taughtMinutes !== null && taughtMinutes >= session.duration)
    throw new Refusal('input.invalid', { issues: [{ field: 'taughtMinutes', problem: 'too-big' }] });
  return { outcome, failureSide, taughtMinutes };
}

interface Ruled {
  readonly rules: ClosingRules;
  readonly now: Date;
}

function refuseTooEarly(outcome: ChosenOutcome, { startsAt }: SessionRecord, { rules, now }: Ruled) {
  const from = earliestEnding(outcome, startsAt, rules);
  if (from !== null && from > now)
    throw new Refusal('session.too-early', { field: outcome === 'taught' ? 'status' : 'outcome', from });
}

type Reasoned = Ruled & Pick<ActionContext, 'actor'> & { readonly reason: string | undefined };

/** After the cut-off a tutor cancels with a reason, and only an admin still writes down that a family did so in time (R514). */
function refuseWithoutReason(
  outcome: ChosenOutcome,
  session: SessionRecord,
  { actor, rules, now, reason }: Reasoned,
) {
  if (costAfter(freeUntilOf(session, rules), now) === 'free') return;
  if (outcome === 'family-cancelled' && actor.role !== 'admin')
    throw new Refusal('session.cut-off', { field: 'outcome' });
  const needsReason =
    outcome === 'family-cancelled' ||
    // A former tutor only closes, without a word (R601).
    (outcome === 'academy-cancelled' && actor.role === 'tutor' && !session.isFormer);
  if (needsReason && !reason)
    throw new Refusal('input.invalid', { issues: [{ field: 'reason', problem: 'required' }] });
}
