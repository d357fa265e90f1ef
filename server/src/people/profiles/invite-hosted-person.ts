import { isEmailTaken } from '@bayan/auth/store/auth-users.repository';
import { Refusal } from '@bayan/domain/errors';
import type { InviteForm, PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { InviteHosted } from './invite-hosted.ts';
import { personAfterChange, refuseWithoutOwner } from './lock-person.ts';
import { giveRole, insertProfile } from './profile-changes.repository.ts';

/**
 * Lets the hosted service make the account and mail the link, and makes profile and role under the same id (R69). Should
 * we fall over in between, the same invitation can be sent again: the account there is then the one made before.
 */
export async function inviteHostedPerson(
  tx: Transaction,
  context: ActionContext,
  { role, rights, ...form }: InviteForm,
  invite: InviteHosted,
): Promise<PersonRecord> {
  refuseWithoutOwner(context, role);
  const { now } = context;
  const taken = new Refusal('profile.email-taken', { field: 'email' });
  // Asked first: nobody is to get a mail about an account that they have already.
  if (await isEmailTaken(tx, form.email)) throw taken;
  const id = await invite(form);
  if (id === null) throw taken;
  if (!(await insertProfile(tx, { id, ...form, createdAt: now, updatedAt: now }))) throw taken;
  await giveRole(tx, id, role, now, rights);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, context, { action: 'profile.invited', noun: 'profiles', targetId: id, after });
  return after;
}
