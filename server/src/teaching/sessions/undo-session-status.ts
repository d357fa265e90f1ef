import { Refusal } from '@bayan/domain/errors';
import { endingOf } from '@bayan/domain/sessions/session-outcome';
import { isClosedOrReopened, isOpen } from '@bayan/domain/sessions/session-status';
import type { SessionRecord, UndoForm } from '@bayan/domain/sessions/sessions.contract';
import { whyNotUndo } from '@bayan/domain/sessions/status-undo';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { holdSession } from './lock-session.ts';
import type { SessionChanges } from './session-changes.ts';
import { recordConsequence } from './session-consequences.repository.ts';
import { refuseClash } from './session-time.ts';
import {
  deleteStatusChange,
  findStatusChange,
  markUndone,
  type StoredStatusChange,
} from './session-undos.repository.ts';
import { findSession, updateSession } from './sessions.repository.ts';

/** Takes the last change of a session's status back, as if it had not been pressed (R722). */
export async function undoSessionStatus(
  tx: Transaction,
  context: ActionContext,
  id: string,
  { of }: UndoForm,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const { session: before, isFormerPair } = await holdSession(tx, context, id);
  const change = await findStatusChange(tx, id);
  const refused = whyNotUndo(before, change, { actorId: actor.id, of, now });
  if (refused) throw new Refusal(refused);
  if (!change) throw new Error('what is not known cannot be undone');
  refuseParted(before, change, { isFormerPair, now });
  if (isOpen(change.statusBefore) && !isOpen(before.status)) await refuseTaken(tx, context, before);
  await markUndone(tx, id, now);
  const { statusBefore, cancelledAt, cancelledBy, cancelReason, confirmedAt } = change;
  await updateSession(tx, id, {
    status: statusBefore,
    cancelledAt,
    cancelledBy,
    cancelReason,
    ...endingOf(change),
    ...(confirmedAt && { confirmedAt }),
    ...(before.status === 'completed' && { closedAt: null }),
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.status-undone',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  if (isClosedOrReopened(before.status, after.status)) await recordConsequence(tx, context, after);
  await changes.undone(tx, context, { before, after });
  await deleteStatusChange(tx, id);
  return after;
}

interface Between {
  readonly isFormerPair: boolean;
  readonly now: Date;
}

/** Whom an end has parted meanwhile an undo does not bring together again (R602); what had begun stays hers to close (R601). */
function refuseParted(
  { startsAt, tutorLeftAt }: SessionRecord,
  { statusBefore }: StoredStatusChange,
  { isFormerPair, now }: Between,
) {
  if (tutorLeftAt && statusBefore === 'in-progress') throw new Refusal('session.without-tutor');
  const hasBegun = statusBefore === 'in-progress' || startsAt <= now;
  if (isFormerPair && !tutorLeftAt && !hasBegun) throw new Refusal('session.former-tutor');
}

/** Its time may have been given away. */
const refuseTaken = (tx: Transaction, { actor }: ActionContext, session: SessionRecord) =>
  refuseClash(tx, actor, {
    tutorId: session.tutor.id,
    studentId: session.student.id,
    startsAt: session.startsAt,
    durationMinutes: session.duration,
    tutorLeftAt: session.tutorLeftAt,
    except: session.id,
  });
