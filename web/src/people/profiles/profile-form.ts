import { isEmailAddress, plainEmail } from '@bayan/domain/fields/email-address';
import { linesIn } from '@bayan/domain/fields/lines';
import type { Language } from '@bayan/domain/language/language';
import type { EnglishLevel } from '@bayan/domain/profiles/english-levels';
import type { Person } from '@bayan/domain/profiles/profiles.contract';
import type { Subject } from '@bayan/domain/subjects/subjects';
import { typedSubjects } from '@bayan/domain/subjects/subjects';

/** What stands in the fields that tutors have; lists as they are typed (R18). */
export interface TutorTexts {
  readonly hourlyRate: string;
  readonly subjects: string;
  /** A draft of an earlier release has none. */
  readonly englishLevels?: readonly EnglishLevel[];
  readonly meetingLink: string;
  readonly bio: string;
  readonly experience: string;
  readonly qualifications: string;
  readonly availability: string;
}

/** The same for students. */
export interface StudentTexts {
  readonly grade: string;
  readonly schoolYear: string;
  readonly subjects: string;
  readonly learningGoals: string;
}

/** What stands in the fields of a student's parent. */
export interface ParentTexts {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly language: Language;
}

/** What stands in the fields of a profile. Each role has its own part, or none. */
export interface ProfileForm {
  readonly name: string;
  readonly nameAr: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string | null;
  readonly timezone: string;
  readonly language: Language;
  readonly calendar: Person['profile']['calendar'];
  readonly tutor: TutorTexts | null;
  readonly student: StudentTexts | null;
  readonly parent: ParentTexts | null;
}

export type TutorField = keyof TutorTexts;
export type StudentField = keyof StudentTexts;
export type ParentField = keyof ParentTexts;
export type OwnField = Exclude<keyof ProfileForm, 'tutor' | 'student' | 'parent'>;
/** A field by the name that the API has for it. */
export type FieldPath =
  | `profile.${OwnField}`
  | `tutor.${TutorField}`
  | `student.${StudentField}`
  | `student.parentContact.${ParentField}`;

export interface SubjectNames {
  /** What a subject is called in the reader's language. */
  readonly shown: (subject: Subject) => string;
  /** Several of them, one after the other. */
  readonly list: (subjects: readonly Subject[]) => string;
  /** By which names it is understood. */
  readonly known: (subject: Subject) => readonly string[];
}

export const profileFormOf = ({ profile, tutor, student }: Person, names: SubjectNames): ProfileForm => ({
  name: profile.name,
  nameAr: profile.nameAr ?? '',
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  country: profile.country,
  timezone: profile.timezone,
  language: profile.language,
  calendar: profile.calendar,
  tutor: tutor && {
    hourlyRate: String(tutor.hourlyRate),
    subjects: names.list(tutor.subjects),
    englishLevels: tutor.englishLevels,
    meetingLink: tutor.meetingLink ?? '',
    bio: tutor.bio,
    experience: tutor.experience,
    qualifications: tutor.qualifications.join('\n'),
    availability: tutor.availability.join('\n'),
  },
  student: student && {
    grade: student.grade,
    schoolYear: student.schoolYear ?? '',
    subjects: names.list(student.subjects),
    learningGoals: student.learningGoals.join('\n'),
  },
  parent: student && {
    name: student.parentContact?.name ?? '',
    email: student.parentContact?.email ?? '',
    phone: student.parentContact?.phone ?? '',
    whatsapp: student.parentContact?.whatsapp ?? '',
    language: student.parentContact?.language ?? profile.language,
  },
});

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** As the API takes it. The address is not among it: the sign-in service changes that. */
export function sentProfile(
  { email: _, tutor, student, parent, ...profile }: ProfileForm,
  names: SubjectNames,
) {
  return {
    profile: { ...profile, nameAr: orNull(profile.nameAr), phone: orNull(profile.phone) },
    ...(tutor && {
      tutor: {
        ...tutor,
        englishLevels: tutor.englishLevels && [...tutor.englishLevels],
        subjects: [...typedSubjects(tutor.subjects, names.known).subjects],
        meetingLink: orNull(tutor.meetingLink),
        qualifications: linesIn(tutor.qualifications),
        availability: linesIn(tutor.availability),
      },
    }),
    ...(student && {
      student: {
        ...student,
        schoolYear: orNull(student.schoolYear),
        subjects: [...typedSubjects(student.subjects, names.known).subjects],
        learningGoals: linesIn(student.learningGoals),
        ...(parent && isTold(parent) && { parentContact: sentParent(parent) }),
      },
    }),
  };
}

/** Whether anything of a parent is said. */
const isTold = ({ language: _, ...texts }: ParentTexts) =>
  Object.values(texts).some(text => text.trim() !== '');

const sentParent = ({ name, email, phone, whatsapp, language }: ParentTexts) => ({
  name,
  email: orNull(email),
  phone: orNull(phone),
  whatsapp: orNull(whatsapp),
  language,
});

/** What must not stay empty and is. Of a parent the name, where one is known or told, and an address that was given (R441). */
export function missingIn(
  { name, email, tutor, parent }: ProfileForm,
  { profile, student }: Person,
): FieldPath[] {
  const known = student?.parentContact;
  const needed: [FieldPath, string | null | undefined][] = [
    ['profile.name', name],
    // A child may have none (R2).
    ['profile.email', profile.email === null ? null : email],
    ['tutor.hourlyRate', tutor?.hourlyRate],
    ['student.parentContact.name', parent && (known || isTold(parent)) ? parent.name : null],
    ['student.parentContact.email', known?.email ? parent?.email : null],
  ];
  return needed.filter(([, text]) => text?.trim() === '').map(([field]) => field);
}

/** Addresses that were typed and are none. One that stays as it is was taken before. */
export function wrongEmailsIn({ email, parent }: ProfileForm, { profile, student }: Person): FieldPath[] {
  const typed: [FieldPath, string, string | null | undefined][] = [
    ['profile.email', email, profile.email],
    ['student.parentContact.email', parent?.email ?? '', student?.parentContact?.email],
  ];
  return typed
    .filter(([, text, saved]) => text.trim() !== '' && plainEmail(text) !== saved && !isEmailAddress(text))
    .map(([field]) => field);
}
