import { endAuthSessions } from '@bayan/auth/store/auth-sessions.repository';
import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import type { PersonChanges } from './person-changes.ts';
import { personAfterChange, personToChange, refuseLosingAdmins } from './lock-person.ts';
import { setActive as writeActive } from './profiles.repository.ts';

/** Deactivating signs the person out everywhere; nothing of theirs is deleted. */
export async function setActive(
  tx: Transaction,
  deed: Deed,
  seen: Seen,
  isActive: boolean,
  changes: PersonChanges,
): Promise<PersonRecord> {
  const { id } = seen;
  await refuseLosingAdmins(tx, deed, id);
  const before = await personToChange(tx, seen);
  await writeActive(tx, id, isActive);
  if (!isActive) {
    await endAuthSessions(tx, id);
    await changes.deactivated(tx, { id, now: deed.now });
  }
  const after = await personAfterChange(tx, id);
  const action = isActive ? 'profile.activated' : 'profile.deactivated';
  await recordChange(tx, deed, { action, noun: 'profiles', targetId: id, before, after });
  return after;
}
