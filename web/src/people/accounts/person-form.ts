import type { Gender } from '@bayan/domain/profiles/genders';
import type { Person } from '@bayan/domain/profiles/profiles.contract';
import {
  type ProfileForm,
  profileFormOf,
  type SubjectNames,
  sentProfile,
} from '#people/profiles/profile-form.ts';

/** A profile with what only the academy sets (R873). */
export interface PersonForm extends ProfileForm {
  /** Of a tutor. */
  readonly gender: Gender | null;
  /** Of a student. */
  readonly birthDate: string | null;
}

export const personFormOf = (person: Person, names: SubjectNames): PersonForm => ({
  ...profileFormOf(person, names),
  gender: person.tutor?.gender ?? null,
  birthDate: person.student?.birthDate ?? null,
});

/** As the API takes it from the academy. */
export function sentPerson({ gender, birthDate, ...profile }: PersonForm, names: SubjectNames) {
  const { tutor, student, ...sent } = sentProfile(profile, names);
  return {
    ...sent,
    ...(tutor && { tutor: { ...tutor, gender } }),
    ...(student && { student: { ...student, birthDate } }),
  };
}
