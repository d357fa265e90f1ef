import { Refusal } from '@bayan/domain/errors';
import { type ChosenOutcome, isTaught } from '@bayan/domain/sessions/session-outcome';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { cancelTaught } from './cancel-taught.ts';
import type { SessionChanges } from './session-changes.ts';
import { endingBy, type StatusChange } from './session-ending.ts';
import { refuseTaught } from './session-time.ts';
import { deleteStatusChange } from './session-undos.repository.ts';
import { storeStatus } from './store-status.ts';

interface Settled extends Pick<StatusChange, 'failureSide' | 'taughtMinutes'> {
  readonly outcome: ChosenOutcome;
  readonly reason: string;
  readonly dropRating: boolean;
}

/**
 * Says how a session that is held ended, whatever its status, for an admin who has heard what its family reports (R500). The
 * report tells the family, and nobody undoes it.
 */
export async function settleEnding(
  tx: Transaction,
  context: ActionContext,
  before: SessionRecord,
  { dropRating, ...form }: Settled,
  changes: SessionChanges,
): Promise<void> {
  const { actor } = context;
  const status = isTaught(form.outcome) ? 'completed' : 'cancelled';
  const ending = await endingBy(tx, context, before, { ...form, status });
  if (before.status === 'completed') {
    const { reason } = form;
    await cancelTaught(tx, context, before, { ending, reason, dropRating }, changes);
    return;
  }
  if (status === 'completed') {
    if (before.tutorLeftAt) throw new Refusal('session.without-tutor');
    const { startsAt, duration: durationMinutes } = before;
    const people = { tutorId: before.tutor.id, studentId: before.student.id };
    await refuseTaught(tx, actor, { ...people, startsAt, durationMinutes, except: before.id });
  }
  const toldByReport: SessionChanges = {
    ...changes,
    changed: (tx, context, session) => changes.changed(tx, context, { ...session, isToldByReport: true }),
  };
  await storeStatus(tx, context, before, { status, ending }, toldByReport);
  await deleteStatusChange(tx, before.id);
}
