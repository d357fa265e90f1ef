import { Refusal } from '@bayan/domain/errors';
import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import type { InviteHosted } from './invite-hosted.ts';
import { personToChange } from './lock-person.ts';

/** The hosted service knows who has come already, and says so. */
export async function repeatHostedInvitation(
  tx: Transaction,
  deed: Deed,
  seen: Seen,
  invite: InviteHosted,
): Promise<PersonRecord> {
  const person = await personToChange(tx, seen);
  const { id, email, name, language, role } = person.profile;
  const invited = role && email ? await invite({ email, name, language }) : null;
  // Another id is another account: somebody removed this person's there, and the address has begun anew.
  if (invited !== id) throw new Refusal('profile.already-joined');
  await recordChange(tx, deed, { action: 'profile.invited-again', noun: 'profiles', targetId: id });
  return person;
}
