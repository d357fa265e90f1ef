import { type FieldProblem, Refusal } from '@bayan/domain/errors';
import { isBornBy } from '@bayan/domain/profiles/birth-date';
import type { PersonForm, PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { Config } from '#config/config.ts';
import { changeParent } from './change-parent.ts';
import { lockPersonForChange, personAfterChange, type Shown } from './lock-person.ts';
import type { PersonChanges } from './person-changes.ts';
import { rewriteProfile, rewriteStudent, rewriteTutor, touchProfile } from './profile-changes.repository.ts';
import { refuseImpossiblePhone } from './refuse-impossible-phone.ts';

interface Parts {
  readonly config: Config;
  readonly personChanges: PersonChanges;
  /** What a refusal shows of the person to whoever saw an older version. */
  readonly shown: Shown;
}

/** All that is said about a person in one version, that of the profile, by themselves (R28) or by the academy (R873). */
export async function changePerson(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: PersonForm,
  { config, personChanges, shown }: Parts,
): Promise<PersonRecord> {
  const { id } = seen;
  const before = await lockPersonForChange(tx, seen, shown);
  // Another role's part is as unknown as a made-up one.
  if (form.tutor && !before.tutor) refuse('tutor', 'unknown');
  if (form.student && !before.student) refuse('student', 'unknown');
  refuseImpossiblePhone('profile.phone', form.profile?.phone, before.profile.phone);
  const { parentContact = {}, ...learning } = form.student ?? {};
  const clock = form.profile?.timezone ?? before.profile.timezone;
  if (learning.birthDate && !isBornBy(learning.birthDate, clock, context.now))
    refuse('student.birthDate', 'too-big');
  const profile = givenValues(form.profile ?? {});
  const tutor = givenValues(form.tutor ?? {});
  const student = givenValues(learning);
  const changesParent = hasAny(givenValues(parentContact));
  if (!changesParent && ![profile, tutor, student].some(hasAny)) return before;
  if (hasAny(tutor)) await rewriteTutor(tx, id, tutor);
  if (hasAny(student)) await rewriteStudent(tx, id, student);
  const isParentMoved = changesParent && (await changeParent(tx, context.now, before, parentContact, config));
  if (hasAny(profile)) await rewriteProfile(tx, id, profile);
  else await touchProfile(tx, id);
  const { timezone } = profile;
  if (timezone !== undefined) await personChanges.timezoneChanged(tx, { id, timezone, now: context.now });
  const after = await personAfterChange(tx, id);
  const action = isParentMoved ? 'profile.parent-address-changed' : 'profile.changed';
  await recordChange(tx, context, { action, noun: 'profiles', targetId: id, before, after });
  return after;
}

const hasAny = (values: object) => Object.keys(values).length > 0;

function refuse(field: string, problem: FieldProblem): never {
  throw new Refusal('input.invalid', { field, issues: [{ field, problem }] });
}
