import { Refusal } from '@bayan/domain/errors';
import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { InviteHosted } from './invite-hosted.ts';
import { lockPersonForChange } from './lock-person.ts';

/** The hosted service knows who has come already, and says so. */
export async function repeatHostedInvitation(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  invite: InviteHosted,
): Promise<PersonRecord> {
  const person = await lockPersonForChange(tx, seen);
  const { id, email, name, language, role } = person.profile;
  const invited = role && email ? await invite({ email, name, language }) : null;
  // Another id is another account: somebody removed this person's there, and the address has begun anew.
  if (invited !== id) throw new Refusal('profile.already-joined');
  await recordChange(tx, context, { action: 'profile.invited-again', noun: 'profiles', targetId: id });
  return person;
}
