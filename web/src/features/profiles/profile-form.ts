import { linesIn } from '@bayan/domain/fields/lines';
import type { Language } from '@bayan/domain/language/language';
import type { Person } from '@bayan/domain/profiles/person';
import type { Subject } from '@bayan/domain/sessions/subjects';
import { typedSubjects } from '@bayan/domain/sessions/typed-subjects';

/** What stands in the fields that tutors have; lists as they are typed (R18). */
export interface TutorTexts {
  readonly hourlyRate: string;
  readonly subjects: string;
  readonly meetingLink: string;
  readonly bio: string;
  readonly experience: string;
  readonly qualifications: string;
  readonly availability: string;
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
}

export type TutorField = keyof TutorTexts;
export type OwnField = Exclude<keyof ProfileForm, 'tutor'>;

export interface SubjectNames {
  /** What a subject is called in the reader's language. */
  readonly shown: (subject: Subject) => string;
  /** By which names it is understood. */
  readonly known: (subject: Subject) => readonly string[];
}

export const profileFormOf = ({ profile, tutor }: Person, names: SubjectNames): ProfileForm => ({
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
    subjects: tutor.subjects.map(names.shown).join(', '),
    meetingLink: tutor.meetingLink ?? '',
    bio: tutor.bio,
    experience: tutor.experience,
    qualifications: tutor.qualifications.join('\n'),
    availability: tutor.availability.join('\n'),
  },
});

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** As the API takes it. The address is not among it: the sign-in service changes that. */
export function sentProfile({ email: _, tutor, ...profile }: ProfileForm, names: SubjectNames) {
  return {
    profile: { ...profile, nameAr: orNull(profile.nameAr), phone: orNull(profile.phone) },
    ...(tutor && {
      tutor: {
        ...tutor,
        subjects: typedSubjects(tutor.subjects, names.known).subjects,
        meetingLink: orNull(tutor.meetingLink),
        qualifications: linesIn(tutor.qualifications),
        availability: linesIn(tutor.availability),
      },
    }),
  };
}

/** In the order in which they stand. */
export function missingIn({ name, email, tutor }: ProfileForm): (OwnField | TutorField)[] {
  const needed = { name, email, ...(tutor && { hourlyRate: tutor.hourlyRate }) };
  return (Object.keys(needed) as (keyof typeof needed)[]).filter(field => needed[field]?.trim() === '');
}
