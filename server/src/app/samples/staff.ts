import { ADMIN_RIGHTS } from '@bayan/domain/roles';
import { SAMPLE_ACCOUNTS } from './sample-accounts.ts';

/** The United Kingdom's numbers are of the range that its regulator keeps for fiction. */
export const sampleAdmin = {
  ...SAMPLE_ACCOUNTS.admin,
  rights: ADMIN_RIGHTS,
  name: 'Noura Al Harbi',
  nameAr: 'نورة الحربي',
  phone: '+966525550110',
  country: 'SA',
  timezone: 'Asia/Riyadh',
  language: 'en',
  daysHere: 400,
} as const;

/** Runs the office, and does not see what an owner sees (R801). */
export const sampleOfficer = {
  ...SAMPLE_ACCOUNTS.admin2,
  rights: ['operations'],
  name: 'Huda Al Qahtani',
  nameAr: 'هدى القحطاني',
  phone: '+966525550127',
  country: 'SA',
  timezone: 'Asia/Riyadh',
  language: 'en',
  daysHere: 210,
} as const;

const british = { country: 'GB', timezone: 'Europe/London', language: 'en' } as const;

export const sampleTutors = {
  eleanor: {
    profile: {
      ...SAMPLE_ACCOUNTS.tutor,
      ...british,
      name: 'Eleanor Whitcombe',
      nameAr: 'إليانور ويتكومب',
      phone: '+447700900142',
    },
    daysHere: 380,
    tutor: {
      gender: 'female',
      hourlyRate: 45,
      subjects: ['English', 'History', 'Biology'],
      englishLevels: ['beginner', 'elementary', 'intermediate', 'advanced'],
      bio: 'I grew up in Bath, read English at Durham and have taught children from six to eighteen ever since. My lessons are warm and exact: we read something worth reading, talk about it, and write one good page. I lived in Muscat for three years and know how much a family here gives for a child to speak with ease.',
      experience:
        'Eleven years: five at a secondary school in Bristol, three at an international school in Muscat, and three online with families in the Gulf.',
      qualifications: [
        'BA (Hons) English Literature, Durham University',
        'PGCE Secondary English, University of Bristol',
        'CELTA, Cambridge English',
        'Enhanced DBS certificate',
      ],
      availability: ['Sunday to Thursday, 12:00 to 17:00 (London)', 'Saturday, 09:00 to 12:00 (London)'],
      meetingLink: 'https://meet.bayan.example/eleanor-whitcombe',
    },
    // As her own words above have it.
    hours: [
      { weekdays: [7, 1, 2, 3, 4], opens: '12:00', closes: '17:00' },
      { weekdays: [6], opens: '09:00', closes: '12:00' },
    ],
    shown: {
      slug: 'eleanor-w',
      teachingSince: 2015,
      languages: ['english', 'some-arabic'],
      levels: ['primary', 'secondary', 'sixth-form'],
      line: 'We read something worth reading, talk about it, and write one good page.',
      lineAr: 'نقرأ ما يستحق القراءة، ونتحدّث عنه، ثم نكتب صفحة واحدة جيدة.',
    },
  },
  daniel: {
    profile: {
      ...SAMPLE_ACCOUNTS.tutor2,
      ...british,
      name: 'Daniel Ashworth',
      nameAr: 'دانيال أشوورث',
      phone: '+447700900187',
    },
    daysHere: 290,
    tutor: {
      gender: 'male',
      hourlyRate: 50,
      englishLevels: [],
      subjects: [
        'Mathematics',
        'Algebra',
        'Calculus',
        'Statistics',
        'Physics',
        'Chemistry',
        'Computer Science',
      ],
      bio: 'Mathematics is a language, and I teach it as one: first understand, then say it, then write it. I studied physics in Manchester and worked on satellite data before a year of tutoring turned into a career. Students leave my lessons with a method they can explain in their own words.',
      experience:
        'Eight years: head of mathematics at a sixth-form college in Leeds, then full-time tutor for GCSE, A level and university entrance.',
      qualifications: [
        'MPhys Physics, University of Manchester',
        'PGCE Mathematics, University of Leeds',
        'Level 5 TEFL certificate',
        'Enhanced DBS certificate',
      ],
      availability: ['Monday to Thursday, 13:00 to 19:00 (London)', 'Sunday, 11:00 to 16:00 (London)'],
      meetingLink: 'https://meet.bayan.example/daniel-ashworth',
    },
    hours: [
      { weekdays: [1, 2, 3, 4], opens: '13:00', closes: '19:00' },
      { weekdays: [7], opens: '11:00', closes: '16:00' },
    ],
    shown: {
      slug: 'daniel-a',
      teachingSince: 2018,
      languages: ['english', 'french'],
      levels: ['secondary', 'sixth-form'],
      line: 'First understand, then say it, then write it. Mathematics is a language.',
      lineAr: 'نفهم أولًا، ثم نقول، ثم نكتب. فالرياضيات لغة.',
    },
  },
} as const;

export type TutorKey = keyof typeof sampleTutors;
