import type { ApplicationAnswers } from '@bayan/domain/applications/application-answers-view.contract';
import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { ApplicationStage, CloseReason } from '@bayan/domain/applications/application-stage';
import type { Language } from '@bayan/domain/language/language';
import type { StudentKey } from './families.ts';
import type { TutorKey } from './staff.ts';

export interface SampleApplication {
  readonly kind: ApplicationKind;
  readonly stage: ApplicationStage;
  readonly closedReason?: CloseReason;
  readonly hoursAgo: number;
  /** After so many hours the family was matched, or the tutor invited. */
  readonly matchedAfter?: number;
  /** The colleague who looks after it. */
  readonly owner?: 'admin' | 'officer';
  /** Days from now, for a consultation at five in the afternoon by Riyadh's clock. */
  readonly consultationIn?: number;
  /** Whose account was made of it. */
  readonly became?: StudentKey | TutorKey;
  readonly reference: string;
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly answers: ApplicationAnswers;
}

const saudi = { country: 'SA', city: 'Riyadh', timezone: 'Asia/Riyadh' };
const emirati = { country: 'AE', city: 'Dubai', timezone: 'Asia/Dubai' };
const family = {
  level: 'intermediate',
  days: [7, 2],
  parts: ['evening'],
  tutorGender: 'any',
  wishes: '',
} as const satisfies Partial<ApplicationAnswers>;

/** Families at every stage, and a question. */
export const familyApplications: readonly SampleApplication[] = [
  {
    kind: 'student',
    stage: 'new',
    hoursAgo: 5,
    reference: 'BA-4T7M-K2PX',
    language: 'ar',
    name: 'ريم العتيبي',
    email: 'reem.alotaibi@family.example',
    phone: '+966525550191',
    answers: {
      ...saudi,
      ...family,
      childName: 'لمى',
      childAge: 10,
      schoolYear: 'Year 5',
      goals: 'أن تتحدث الإنجليزية بثقة في المدرسة.',
      subjects: ['English'],
      tutorGender: 'female',
      days: [7, 1, 2],
      parts: ['evening'],
    },
  },
  {
    kind: 'student',
    stage: 'new',
    hoursAgo: 51,
    reference: 'BA-9QWD-3HNR',
    language: 'en',
    name: 'Khalid Al Mansoori',
    email: 'khalid.almansoori@family.example',
    phone: '+971535550192',
    answers: {
      ...emirati,
      ...family,
      childName: 'Saif',
      childAge: 14,
      schoolYear: 'Year 9',
      goals: 'IGCSE English and History next year.',
      subjects: ['English', 'History'],
      days: [6, 1, 3],
      parts: ['afternoon', 'evening'],
    },
  },
  {
    kind: 'student',
    stage: 'contacted',
    hoursAgo: 79,
    owner: 'officer',
    reference: 'BA-2VKC-8FTJ',
    language: 'ar',
    name: 'منيرة الدوسري',
    email: 'munira.aldosari@family.example',
    phone: '+966525550193',
    answers: {
      ...saudi,
      ...family,
      childName: 'فهد',
      childAge: 8,
      schoolYear: 'Year 3',
      goals: 'أساس قوي في القراءة والكتابة.',
      subjects: ['English'],
      days: [4, 6],
      parts: ['afternoon'],
    },
  },
  {
    kind: 'student',
    stage: 'consultation',
    hoursAgo: 30,
    owner: 'admin',
    consultationIn: 1,
    reference: 'BA-6PZX-5MGA',
    language: 'en',
    name: 'Layla Haddad',
    email: 'layla.haddad@family.example',
    phone: '+971535550194',
    answers: {
      ...emirati,
      ...family,
      childName: 'Yusuf',
      childAge: 12,
      schoolYear: 'Year 7',
      goals: 'To write longer texts without help.',
      subjects: ['English'],
      wishes: 'He is shy at first.',
    },
  },
  {
    kind: 'student',
    stage: 'matched',
    hoursAgo: 60,
    matchedAfter: 41,
    owner: 'admin',
    reference: 'BA-8RJN-7YCE',
    language: 'ar',
    name: 'سعاد المطيري',
    email: 'suad.almutairi@family.example',
    phone: '+96535550195',
    answers: {
      ...family,
      country: 'KW',
      city: 'Kuwait City',
      timezone: 'Asia/Kuwait',
      childName: 'دلال',
      childAge: 16,
      schoolYear: 'Year 11',
      goals: 'التحضير لاختبار الآيلتس.',
      subjects: ['English'],
    },
  },
  {
    kind: 'student',
    stage: 'first-lesson',
    hoursAgo: 93 * 24 + 70,
    matchedAfter: 55,
    owner: 'officer',
    became: 'noor',
    reference: 'BA-3DHB-4WLQ',
    language: 'ar',
    name: 'Maryam Al Doseri',
    email: 'maryam.aldoseri@family.example',
    phone: '+97355550170',
    answers: {
      ...family,
      country: 'BH',
      city: 'Manama',
      timezone: 'Asia/Bahrain',
      childName: 'Noor',
      childAge: 9,
      schoolYear: 'Primary',
      goals: 'To hear and say p and b.',
      subjects: ['English', 'Biology'],
    },
  },
  {
    kind: 'student',
    stage: 'closed',
    closedReason: 'withdrawn',
    hoursAgo: 12 * 24,
    owner: 'officer',
    reference: 'BA-5GXA-6KUV',
    language: 'en',
    name: 'Hessa Al Thani',
    email: 'hessa.althani@family.example',
    phone: '+97495550196',
    answers: {
      ...family,
      country: 'QA',
      city: 'Doha',
      timezone: 'Asia/Qatar',
      childName: 'Jassim',
      childAge: 11,
      schoolYear: 'Year 6',
      goals: 'English for a school abroad.',
      subjects: ['English', 'Mathematics'],
    },
  },
  {
    kind: 'enquiry',
    stage: 'new',
    hoursAgo: 9,
    reference: 'BA-7NFE-2SZB',
    language: 'ar',
    name: 'أم سلطان',
    email: 'um.sultan@family.example',
    answers: { message: 'هل تقدّمون دروسًا في عطلة نهاية الأسبوع؟' },
  },
];
