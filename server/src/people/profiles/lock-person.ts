import { Refusal } from '@bayan/domain/errors';
import { canChangePersonWithRole } from '@bayan/domain/profiles/admin.policy';
import { type PersonRecord, personView } from '@bayan/domain/profiles/profiles.contract';
import type { Role } from '@bayan/domain/roles';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { lockAdmins } from './admins.repository.ts';
import { lockPerson } from './profiles.repository.ts';

/** What a refusal shows of the person as they are now. */
export type Shown = (person: PersonRecord) => PersonRecord;
/** For administrators: nobody asked to see the child's record, and a refusal leaves no line about who did. */
export const withoutChild: Shown = person => ({ ...person, student: null });
/** For the person themselves. */
export const whole: Shown = person => person;

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

/** Nobody takes away their own role or account, and the academy keeps an administrator and an owner (R11, R804). */
export async function refuseLosingAdmins(
  tx: Transaction,
  { actor, now }: ActionContext,
  id: string,
): Promise<void> {
  if (actor.id === id) throw new Refusal('profile.self');
  const admins = await lockAdmins(tx, now);
  if (admins.length === 1 && admins[0]?.id === id) throw new Refusal('profile.last-admin');
  const owners = admins.filter(({ isOwner }) => isOwner);
  if (owners.length === 1 && owners[0]?.id === id) throw new Refusal('profile.last-owner');
}

/** Whoever is an administrator, or is to become one, is an owner's to change (R803). */
export function refuseWithoutOwner({ actor }: ActionContext, ...roles: (Role | null)[]): void {
  if (!roles.every(role => canChangePersonWithRole(actor, role))) throw new Refusal('access.right');
}

export async function personAfterChange(tx: Transaction, id: string): Promise<PersonRecord> {
  const person = await lockPerson(tx, id);
  if (!person) throw new Refusal('not-found');
  return person;
}
