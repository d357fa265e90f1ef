import { Refusal } from '@bayan/domain/errors';
import { type PersonRecord, personView } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { lockAdmins } from './admins.repository.ts';
import { lockPerson } from './profiles.repository.ts';

/** For administrators: nobody asked to see the child's record, and a refusal leaves no line about who did. */
const withoutChild = (person: PersonRecord): PersonRecord => ({ ...person, student: null });
/** For the person themselves. */
export const whole = (person: PersonRecord): PersonRecord => person;

/** The person, held until the change is done, as whoever changes them last saw them. */
export async function lockPersonForChange(
  tx: Transaction,
  { id, version }: RecordVersion,
  shown = withoutChild,
): Promise<PersonRecord> {
  const person = await lockPerson(tx, id);
  if (!person) throw new Refusal('not-found');
  if (person.profile.version !== version) {
    throw new Refusal('conflict.stale', { current: personView.parse(shown(person)) });
  }
  return person;
}

/** Nobody takes away their own role or account, and the academy keeps an administrator. */
export async function refuseLosingAdmins(
  tx: Transaction,
  { actor, now }: ActionContext,
  id: string,
): Promise<void> {
  if (actor.id === id) throw new Refusal('profile.self');
  const admins = await lockAdmins(tx, now);
  if (admins.length === 1 && admins[0] === id) throw new Refusal('profile.last-admin');
}

export async function personAfterChange(tx: Transaction, id: string): Promise<PersonRecord> {
  const person = await lockPerson(tx, id);
  if (!person) throw new Refusal('not-found');
  return person;
}
