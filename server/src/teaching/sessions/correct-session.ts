import { Refusal } from '@bayan/domain/errors';
import { isTutorsToCorrect } from '@bayan/domain/sessions/session-correction';
import { endingAfter } from '@bayan/domain/sessions/session-outcome';
import type { CorrectionForm, SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { correctedMoment } from './corrected-moment.ts';
import { correctionBy } from './correction-by.ts';
import { mailCorrection } from './correction-mails.ts';
import { lockSessionForChange } from './lock-session.ts';
import type { SessionChanges } from './session-changes.ts';
import { recordConsequence } from './session-consequences.repository.ts';
import { findSession, updateSession } from './sessions.repository.ts';
import { voidSession } from './void-session.ts';

/** Puts right what a completed session says, with a reason (R497). What stands in its place now is the answer. */
export async function correctSession(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  form: CorrectionForm,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const before = await lockSessionForChange(tx, context, { id, version });
  refuseNotTheirs(context, before, form);
  if (form.void || isSomebodyElses(before, form)) return voidSession(tx, context, before, form, changes);
  const moment = await correctedMoment(tx, context, before, form);
  const isSame =
    moment.startsAt.getTime() === before.startsAt.getTime() && moment.durationMinutes === before.duration;
  if (isSame) throw new Refusal('input.invalid', { issues: [{ field: 'date', problem: 'required' }] });
  const ending = endingAfter(before, moment.durationMinutes);
  await updateSession(tx, id, { ...moment, ...ending, ...correctionBy(context, form) });
  const after = await findSession(tx, context.actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.corrected',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  await recordConsequence(tx, context, after);
  await mailCorrection(tx, { change: 'time', before, after }, context.now);
  return after;
}

const isSomebodyElses = ({ tutor, student }: SessionRecord, { tutorId, studentId }: CorrectionForm) =>
  (tutorId !== undefined && tutorId !== tutor.id) || (studentId !== undefined && studentId !== student.id);

/** Whose it was, and whether it was at all, is for administrators to say; when it was, for its tutor for a while. */
function refuseNotTheirs(
  { actor, now }: ActionContext,
  session: SessionRecord,
  { tutorId, studentId, void: isVoid }: CorrectionForm,
) {
  if (session.status !== 'completed') throw new Refusal('session.not-completed');
  if (actor.role === 'admin') return;
  const isAboutPeople = [tutorId, studentId, isVoid].some(part => part !== undefined);
  if (isAboutPeople) throw new Refusal('access.role');
  if (!isTutorsToCorrect(session, now)) throw new Refusal('session.correction-closed');
}
