import { createInvitedUser, renewInvitation } from '@bayan/auth/accounts';
import { findAccount } from '@bayan/auth/store/auth-users.repository';
import { Refusal } from '@bayan/domain/errors';
import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { Config } from '#config/config.ts';
import { lockPersonForChange } from './lock-person.ts';

/** An invitation lives a day; whoever missed it gets another, and the old link ends. Who came by an import has had none (R997). */
export async function repeatInvitation(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  config: Config,
): Promise<PersonRecord> {
  const { now } = context;
  const person = await lockPersonForChange(tx, seen);
  const { id, name, language, role, email: address } = person.profile;
  if (role && address && !(await findAccount(tx, id))) {
    const { link } = await createInvitedUser(tx, { profileId: id, email: address, now, config });
    await enqueueMail(tx, { kind: 'invite', to: address, language, data: { link, name, role }, now });
    await recordChange(tx, context, { action: 'profile.invited', noun: 'profiles', targetId: id });
    return person;
  }
  const invitation = role ? await renewInvitation(tx, { profileId: id, config, now }) : null;
  if (!invitation || !role) throw new Refusal('profile.already-joined');
  if (invitation === 'mailed-just-now') return person;
  const { link, email } = invitation;
  await enqueueMail(tx, { kind: 'invite', to: email, language, data: { link, name, role }, now });
  await recordChange(tx, context, { action: 'profile.invited-again', noun: 'profiles', targetId: id });
  return person;
}
