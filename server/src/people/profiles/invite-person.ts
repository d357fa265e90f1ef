import { randomUUID } from 'node:crypto';
import { claimUnconfirmedAccount, createInvitedUser } from '@bayan/auth/accounts';
import { Refusal } from '@bayan/domain/errors';
import type { InviteForm, PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { Config } from '#config/config.ts';
import { personAfterChange, refuseWithoutOwner } from './lock-person.ts';
import { giveRole, insertProfile, rewriteProfile } from './profile-changes.repository.ts';

/** Makes the account, the profile and the role at once, and mails a link by which the person chooses a password. */
export async function invitePerson(
  tx: Transaction,
  context: ActionContext,
  { role, rights, ...form }: InviteForm,
  config: Config,
): Promise<PersonRecord> {
  refuseWithoutOwner(context, role);
  const { now } = context;
  const id = await profileFor(tx, form, now);
  await giveRole(tx, id, role, now, rights);
  const { link } = await createInvitedUser(tx, { profileId: id, email: form.email, now, config });
  const { email: to, language, name } = form;
  await enqueueMail(tx, { kind: 'invite', to, language, data: { link, name, role }, now });
  const after = await personAfterChange(tx, id);
  await recordChange(tx, context, { action: 'profile.invited', noun: 'profiles', targetId: id, after });
  return after;
}

/** A new profile, or that of a stranger who signed up with the address and never proved it to be theirs. */
async function profileFor(
  tx: Transaction,
  form: Omit<InviteForm, 'role' | 'rights'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  if (await insertProfile(tx, { id, ...form, createdAt: now, updatedAt: now })) return id;
  const taken = await claimUnconfirmedAccount(tx, form.email);
  if (taken === null) throw new Refusal('profile.email-taken', { field: 'email' });
  await rewriteProfile(tx, taken, form);
  return taken;
}
