import type { ApplicationStateRecord } from '@bayan/domain/applications/application-admin.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findColleague } from '#people/profiles/admins.repository.ts';
import { updateApplication } from './application-changes.repository.ts';
import { lockForChange } from './lock-application.ts';
import { addEvent } from './timeline.repository.ts';

/** Gives an application to a colleague, or to nobody. */
export async function chooseOwner(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  ownerId: string | null,
): Promise<ApplicationStateRecord> {
  const before = await lockForChange(tx, seen);
  if (before.ownerId === ownerId) return before;
  const owner = ownerId === null ? null : await findColleague(tx, ownerId);
  if (ownerId !== null && !owner) throw new Refusal('application.owner', { field: 'ownerId' });
  const after = await updateApplication(tx, seen.id, { ownerId });
  const { actor, now } = context;
  await addEvent(tx, { applicationId: seen.id, actorId: actor.id, what: { kind: 'owner', owner }, now });
  await recordChange(tx, context, {
    action: 'application.owner-chosen',
    noun: 'applications',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}
