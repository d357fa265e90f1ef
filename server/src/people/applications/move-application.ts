import type {
  ApplicationStateRecord,
  StageForm,
} from '@bayan/domain/applications/application-admin.contract';
import { movesOf, WAITING_STAGES } from '@bayan/domain/applications/application-stage';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { updateApplication } from './application-changes.repository.ts';
import type { ApplicationChanges } from './application-changes.ts';
import { dropConsultation } from './cancel-consultation.ts';
import { findReopening } from './find-reopening.ts';
import { lockForChange } from './lock-application.ts';
import { addEvent } from './timeline.repository.ts';

/** Moves an application by hand (R821). Whoever moves one that has no owner becomes its owner. */
export async function moveApplication(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { stage: to, ...form }: StageForm,
  changes: ApplicationChanges,
): Promise<ApplicationStateRecord> {
  const { actor, now } = context;
  const reason = form.reason ?? null;
  const before = await lockForChange(tx, seen);
  if (!movesOf(before).includes(to)) throw new Refusal('application.stage', { field: 'stage' });
  const reopening = await findReopening(tx, before);
  const stage = reopening?.to ?? to;
  const after = await updateApplication(tx, seen.id, {
    ...(before.stage === 'consultation' && (await dropConsultation(tx, context, before))),
    stage,
    closedReason: reason,
    ownerId: before.ownerId ?? actor.id,
  });
  const what = { kind: 'stage', from: before.stage, to: stage, reason } as const;
  await addEvent(tx, { applicationId: seen.id, actorId: actor.id, what, now });
  if (stage === 'closed') await changes.promiseEnded(tx, seen.id, now);
  const isWaiting = WAITING_STAGES.some(waiting => waiting === stage);
  if (reopening?.closedAt && isWaiting) await changes.promiseStands(tx, seen.id, reopening.closedAt);
  await recordChange(tx, context, {
    action: 'application.moved',
    noun: 'applications',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}
