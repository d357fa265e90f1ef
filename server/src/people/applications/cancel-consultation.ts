import type { ApplicationStateRecord } from '@bayan/domain/applications/application-admin.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { type Changed, nextConsultation, updateApplication } from './application-changes.repository.ts';
import { lockForChange } from './lock-application.ts';
import { mailConsultation } from './mail-consultation.ts';
import { addEvent } from './timeline.repository.ts';

/** Cancels the consultation and tells the applicant; the application is contacted again (R827). */
export async function cancelConsultation(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<ApplicationStateRecord> {
  const before = await lockForChange(tx, seen);
  if (before.stage !== 'consultation') throw new Refusal('application.stage');
  const cancelled = await dropConsultation(tx, context, before);
  const after = await updateApplication(tx, seen.id, { ...cancelled, stage: 'contacted' });
  await recordChange(tx, context, {
    action: 'application.consultation-cancelled',
    noun: 'applications',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}

/** What the application is without its consultation. One that is still to come leaves the applicant's calendar. */
export async function dropConsultation(
  tx: Transaction,
  { actor, now }: ActionContext,
  { id, consultationAt: at, consultationMinutes: minutes }: ApplicationStateRecord,
): Promise<Changed> {
  const without = { consultationAt: null, consultationMinutes: null };
  if (at === null || minutes === null || at <= now) return without;
  const { applicant, changes } = await nextConsultation(tx, id);
  await mailConsultation(tx, applicant, { change: 'cancelled', at, minutes, changes, now });
  const what = { kind: 'consultation', change: 'cancelled', consultationAt: at, minutes } as const;
  await addEvent(tx, { applicationId: id, actorId: actor.id, what, now });
  return { ...without, consultationChanges: changes };
}
