import { Refusal } from '@bayan/domain/errors';
import type { OwnProfileForm } from '@bayan/domain/profiles/own-profile-form';
import type { PersonRecord } from '@bayan/domain/profiles/person';
import type { Transaction } from '../../db/database.ts';
import { givenValues } from '../../db/given-values.ts';
import { type Deed, recordChange } from '../audit/audit.repository.ts';
import { personAfterChange, personToChange, whole } from './person-to-change.ts';
import { rewriteProfile, rewriteTutor, touchProfile } from './profiles.repository.ts';

/** What somebody says about themselves: all of it in one version, that of the profile (R19, R20). */
export async function changeOwnProfile(
  tx: Transaction,
  deed: Deed,
  version: number,
  form: OwnProfileForm,
): Promise<PersonRecord> {
  const { id } = deed.actor;
  const before = await personToChange(tx, { id, version }, whole);
  if (form.tutor && !before.tutor) refuse('tutor');
  const profile = givenValues(form.profile ?? {});
  const tutor = givenValues(form.tutor ?? {});
  const [changesProfile, changesTutor] = [hasAny(profile), hasAny(tutor)];
  if (!changesProfile && !changesTutor) return before;
  if (changesTutor) await rewriteTutor(tx, id, tutor);
  if (changesProfile) await rewriteProfile(tx, id, profile);
  else await touchProfile(tx, id);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, deed, { action: 'profile.changed', noun: 'profiles', targetId: id, before, after });
  return after;
}

const hasAny = (values: object) => Object.keys(values).length > 0;

/** Another role's part is as unknown to this person as a made-up one. */
function refuse(field: string): never {
  throw new Refusal('input.invalid', { field, issues: [{ field, problem: 'unknown' }] });
}
