import type { Language } from '@bayan/domain/language/language';
import { ALL_NOTICES } from '@bayan/domain/notices/notice-switches';
import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { ALL_REMINDERS } from '@bayan/domain/reminders/reminder-switches';
import type { Role } from '@bayan/domain/roles';
import { page } from 'vitest/browser';
import ar from '#locales/ar/profiles.json';
import en from '#locales/en/profiles.json';
import { answer } from './academy-answers.ts';
import { leave, type Theme, type Width } from './render.tsx';
import { inHours } from './samples.ts';
import { people } from './signed-in-as.tsx';

export const profileTexts = { en, ar };
export const saving = 'PATCH /api/me';

type Parts = { readonly [Part in 'profile' | 'tutor' | 'student']?: Partial<NonNullable<Person[Part]>> };

const profileOf = (role: Role): Person['profile'] => {
  const { id, name, name_ar: nameAr, email, timezone, language, calendar } = people[role];
  const written = { createdAt: inHours(-48), updatedAt: inHours(-48), version: 3 };
  const contact = { email, phone: null, country: 'GB', picture: null, isActive: true };
  return { id, name, nameAr, role, timezone, language, calendar, ...contact, ...written };
};

export const tutorPerson = ({ profile, tutor }: Parts = {}): Person => ({
  profile: { ...profileOf('tutor'), ...profile },
  standing: 'active',
  rights: [],
  tutor: {
    gender: null,
    bio: 'Twelve years in Leeds.',
    subjects: ['English'],
    englishLevels: ['beginner'],
    hourlyRate: 45,
    currency: 'GBP',
    availability: [],
    qualifications: ['CELTA'],
    experience: '',
    meetingLink: 'https://meet.example/amelia',
    approvedAt: inHours(-48),
    version: 3,
    ...tutor,
  },
  student: null,
});

export const studentPerson = ({ profile, student }: Parts = {}): Person => ({
  profile: { ...profileOf('student'), ...profile },
  standing: 'active',
  rights: [],
  tutor: null,
  student: {
    grade: '',
    schoolYear: null,
    birthDate: null,
    subjects: ['English'],
    learningGoals: [],
    parentContact: null,
    version: 3,
    ...student,
  },
});

/** All that the page of a profile asks for. */
export function answerProfile(person: Person): void {
  answer('GET /api/me', person);
  answer('GET /api/me/calendar-feed', { address: null, madeAt: null, reads: [] });
  answer('GET /api/me/reminders', ALL_REMINDERS);
  answer('GET /api/me/reminders/stops', { items: [] });
  answer('GET /api/me/notice-settings', ALL_NOTICES);
  answer('GET /api/auth/service', { url: location.origin, hosted: false, publicKey: null });
}

export interface FormScreen {
  readonly width: Width;
  readonly theme: Theme;
}

/** Where axe looks at the form. Its colours are alike in every language: one theme is enough for the second. */
export const formScreens: Readonly<Record<Language, readonly FormScreen[]>> = {
  en: [
    { width: 1280, theme: 'light' },
    { width: 390, theme: 'dark' },
  ],
  ar: [{ width: 390, theme: 'light' }],
};

export const field = (name: string) => page.getByRole('textbox', { name });

/** Closes the tab, and leaves what the browser keeps. */
export async function closeTab(): Promise<void> {
  const kept = { ...localStorage };
  await leave();
  Object.assign(localStorage, kept);
}

/** How far the page can be moved sideways. */
export const excess = () => document.documentElement.scrollWidth - innerWidth;
