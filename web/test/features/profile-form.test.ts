import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { expect, test } from 'vitest';
import { missingIn, profileFormOf, sentProfile } from '#people/profiles/profile-form.ts';

const names = {
  shown: (subject: string) => subject,
  list: (subjects: readonly string[]) => subjects.join(', '),
  known: (subject: string) => [subject],
};
const SARA = {
  name: 'Sara',
  email: 'sara@family.example',
  phone: null,
  whatsapp: '+966501234567',
  language: 'ar',
} as const;

const student = (parentContact: NonNullable<Person['student']>['parentContact']): Person => ({
  profile: {
    id: '00000000-0000-4000-8000-000000000000',
    name: 'Noura',
    nameAr: null,
    email: 'noura@family.example',
    role: 'student',
    phone: null,
    country: 'SA',
    timezone: 'Asia/Riyadh',
    language: 'en',
    calendar: 'gregory',
    picture: null,
    isActive: true,
    createdAt: '2026-11-15T09:00:00.000Z',
    updatedAt: '2026-11-15T09:00:00.000Z',
    version: 1,
  },
  standing: 'active',
  rights: [],
  tutor: null,
  student: {
    grade: 'Year 7',
    schoolYear: null,
    birthDate: null,
    subjects: ['English'],
    learningGoals: ['Speak freely', 'Write a story'],
    parentContact,
    version: 1,
  },
});

test('a student’s profile goes through the fields and back unchanged', () => {
  const sent = sentProfile(profileFormOf(student(SARA), names), names);
  expect(sent).toMatchObject({
    profile: { name: 'Noura', phone: null },
    student: {
      grade: 'Year 7',
      schoolYear: null,
      subjects: ['English'],
      learningGoals: ['Speak freely', 'Write a story'],
      parentContact: SARA,
    },
  });
  expect(sent).not.toHaveProperty('tutor');
});

test('blank goals and subjects are dropped (R18)', () => {
  const form = profileFormOf(student(SARA), names);
  const typed = { grade: '', schoolYear: ' ', subjects: ' English,, ', learningGoals: '\n Speak \n\n' };
  expect(sentProfile({ ...form, student: typed }, names).student).toMatchObject({
    schoolYear: null,
    subjects: ['English'],
    learningGoals: ['Speak'],
  });
});

test('a parent of whom nothing is told is not sent, and misses nothing', () => {
  const nobody = student(null);
  const form = profileFormOf(nobody, names);
  expect(sentProfile(form, names).student).not.toHaveProperty('parentContact');
  expect(missingIn(form, nobody)).toEqual([]);
});

test.each([
  ['of whom a number alone is told', null, { whatsapp: '+966501234567' }, ['student.parentContact.name']],
  ['whose name was taken out', SARA, { name: ' ' }, ['student.parentContact.name']],
  ['whose address was taken out', SARA, { email: '' }, ['student.parentContact.email']],
  ['who never had an address', { ...SARA, email: null }, { email: '' }, []],
])('a parent %s misses %j (R441)', (_who, known, typed, missing) => {
  const person = student(known);
  const form = profileFormOf(person, names);
  const parent = form.parent && { ...form.parent, ...typed };
  expect(missingIn({ ...form, parent }, person)).toEqual(missing);
});
