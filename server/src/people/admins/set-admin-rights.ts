import { type AdminRecord, adminView } from '@bayan/domain/admins/admins.contract';
import { Refusal } from '@bayan/domain/errors';
import type { AdminRight } from '@bayan/domain/roles';
import type { Transaction } from '@bayan/platform/db/database';
import { sourceOf } from '@bayan/platform/http/request-source';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockOwners } from '#people/profiles/admins.repository.ts';
import { recordSecurityEvent } from '#people/security-events/security-events.repository.ts';
import { giveRights, lockAdmin } from './admins.repository.ts';

interface RightsCall extends ActionContext {
  readonly headers: Headers;
  readonly clientAddress: string;
}

interface Change {
  readonly rights: readonly AdminRight[];
  readonly isHosted: boolean;
}

/** Felt at the admin's next request: rights are looked up every time, like the role. */
export async function setAdminRights(
  tx: Transaction,
  call: RightsCall,
  { id, version }: RecordVersion,
  { rights, isHosted }: Change,
): Promise<AdminRecord> {
  const owners = await lockOwners(tx, call.now);
  const before = await lockAdmin(tx, id, isHosted);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version) throw new Refusal('conflict.stale', { current: adminView.parse(before) });
  // R804
  if (!rights.includes('owner') && owners.length === 1 && owners[0] === id)
    throw new Refusal('profile.last-owner');
  const after = await giveRights(tx, before, rights);
  await recordChange(tx, call, {
    action: 'profile.rights-set',
    noun: 'profiles',
    targetId: id,
    before,
    after,
  });
  await recordSecurityEvent(tx, {
    kind: 'rights-changed',
    personId: id,
    source: sourceOf(call.headers, call.clientAddress),
    now: call.now,
  });
  return after;
}
