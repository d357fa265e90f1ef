import { endAuthSessions } from '@bayan/auth/store/auth-sessions.repository';
import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import {
  lockPersonForChange,
  personAfterChange,
  refuseLosingAdmins,
  refuseWithoutOwner,
} from './lock-person.ts';
import type { PersonChanges } from './person-changes.ts';
import { setActive as writeActive } from './profile-changes.repository.ts';

/** Deactivating signs the person out everywhere; nothing of theirs is deleted. */
export async function setActive(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  isActive: boolean,
  changes: PersonChanges,
): Promise<PersonRecord> {
  const { id } = seen;
  await refuseLosingAdmins(tx, context, id);
  const before = await lockPersonForChange(tx, seen);
  refuseWithoutOwner(context, before.profile.role);
  if (!isActive) await changes.deactivating(tx, { id, now: context.now });
  await writeActive(tx, id, isActive);
  if (!isActive) {
    await endAuthSessions(tx, id);
    await changes.deactivated(tx, { id, now: context.now });
  }
  const after = await personAfterChange(tx, id);
  const action = isActive ? 'profile.activated' : 'profile.deactivated';
  await recordChange(tx, context, { action, noun: 'profiles', targetId: id, before, after });
  return after;
}
