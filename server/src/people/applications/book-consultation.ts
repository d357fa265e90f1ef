import type {
  ApplicationStateRecord,
  ConsultationForm,
} from '@bayan/domain/applications/application-admin.contract';
import { canBookConsultation } from '@bayan/domain/applications/application-stage';
import { type FieldProblem, Refusal } from '@bayan/domain/errors';
import { instantOf } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { nextConsultation, updateApplication } from './application-changes.repository.ts';
import type { ApplicationLimits } from './application-limits.ts';
import { lockForChange } from './lock-application.ts';
import { mailConsultation } from './mail-consultation.ts';
import { addEvent } from './timeline.repository.ts';

const refuse = (field: string, problem: FieldProblem): never => {
  throw new Refusal('input.invalid', { field, issues: [{ field, problem }] });
};

/** Sets the time of the consultation, or moves it (R827). */
export async function bookConsultation(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { date, time, timezone, minutes }: ConsultationForm,
  limits: Pick<ApplicationLimits, 'passConsultation'>,
): Promise<ApplicationStateRecord> {
  const { actor, now } = context;
  const at = instantOf(date, time, timezone) ?? refuse('time', 'format');
  const before = await lockForChange(tx, seen);
  if (!canBookConsultation(before)) throw new Refusal('application.stage');
  if (at <= now) refuse('date', 'too-small');
  const { id } = seen;
  const { applicant, changes } = await nextConsultation(tx, id);
  const { email } = applicant;
  if (email !== null) await limits.passConsultation(tx, { actorId: actor.id, email, now });
  const change = before.stage === 'consultation' ? 'moved' : 'set';
  const after = await updateApplication(tx, id, {
    stage: 'consultation',
    consultationAt: at,
    consultationMinutes: minutes,
    consultationChanges: changes,
    ownerId: before.ownerId ?? actor.id,
  });
  await mailConsultation(tx, applicant, { change, at, minutes, changes, now });
  const what = { kind: 'consultation', change, consultationAt: at, minutes } as const;
  await addEvent(tx, { applicationId: id, actorId: actor.id, what, now });
  await recordChange(tx, context, {
    action: change === 'set' ? 'application.consultation-set' : 'application.consultation-moved',
    noun: 'applications',
    targetId: id,
    before,
    after,
  });
  return after;
}
