import { describe, expect, test } from 'vitest';
import { applicationForm } from '#applications/applications.contract.ts';
import { check } from '#fields/problem.ts';
import { enquiryForm, studentForm, tutorForm } from './sample-forms.ts';

const sent = (answers: object) => ({
  id: '6f1b2a52-74c4-4d42-9b0e-0b8f1f2a3c4d',
  language: 'ar',
  stamp: 'x',
  answers,
});
const issuesOf = (answers: object) => {
  const checked = check(applicationForm, sent(answers));
  return checked.isRight ? [] : checked.issues;
};
const issueAt = (field: string, problem: string) => [{ field: `answers.${field}`, problem }];

describe.each([studentForm, tutorForm, enquiryForm])('a $kind form', form => {
  test('is taken as people write it', () => {
    expect(issuesOf(form)).toEqual([]);
  });

  const optional = new Set(['email', 'phone']);
  const needed = Object.keys(form).filter(field => form.kind !== 'enquiry' || !optional.has(field));
  test.each(needed.filter(field => field !== 'kind'))('needs its %s', field => {
    const [issue] = issuesOf({ ...form, [field]: undefined });
    expect(issue).toEqual({ field: `answers.${field}`, problem: 'required' });
  });

  test('takes no field that it does not know', () => {
    expect(issuesOf({ ...form, role: 'admin' })).toEqual(issueAt('role', 'unknown'));
  });

  test.each([
    ['5 MB long', 'x'.repeat(5 * 1024 * 1024), 'too-long'],
    ['an emoji', 'Layla 🌷', 'characters'],
    ['a flag', 'Layla 🇸🇦', 'characters'],
    ['turned around by an override', 'Lay\u202ela', 'characters'],
    ['digits alone', '12345', 'characters'],
    ['blank', ' \u200f ', 'too-short'],
  ])('refuses a name that is %s at its field (R383)', (_what, name, problem) => {
    expect(issuesOf({ ...form, name })[0]).toEqual({ field: 'answers.name', problem });
  });

  test.each(['0501234567', 'call me', '+966', `+${'9'.repeat(16)}`])('refuses the phone %s', phone => {
    expect(issuesOf({ ...form, phone })).toEqual(issueAt('phone', 'format'));
  });
});

test('digits are read in any script, and the rest is tidied', () => {
  expect(applicationForm.parse(sent(studentForm)).answers).toMatchObject({
    childAge: 9,
    phone: '+966501234567',
    email: 'maryam@family.example',
    days: [7, 1],
    tutorGender: 'any',
    wishes: '',
  });
});

test('what is chosen twice counts once', () => {
  const subjects = ['English', 'English', 'Physics'];
  expect(applicationForm.parse(sent({ ...studentForm, subjects })).answers).toMatchObject({
    subjects: ['English', 'Physics'],
  });
});

test.each([
  ['childAge', 2, 'too-small'],
  ['childAge', 20, 'too-big'],
  ['subjects', [], 'too-short'],
  ['subjects', ['Arabic'], 'not-offered'],
  ['days', [8], 'too-big'],
  ['timezone', 'EST', 'not-offered'],
  ['goals', ' \n ', 'too-short'],
  ['consent', '2020-01', 'not-offered'],
] as const)('a family’s %s = %j is refused', (field, value, problem) => {
  const [issue] = issuesOf({ ...studentForm, [field]: value });
  expect(issue?.field.startsWith(`answers.${field}`)).toBe(true);
  expect(issue?.problem).toBe(problem);
});

test.each([
  ['years', 1, 'too-small'],
  ['britishNational', false, 'not-offered'],
  ['nativeEnglish', false, 'not-offered'],
  ['reliableInternet', false, 'not-offered'],
  ['certificates', [], 'too-short'],
  [
    'certificates',
    Array.from({ length: 7 }, (_, n) => `0c8a6c1e-9d1f-4f6a-8f49-0f2d6d1f1a0${n}`),
    'too-long',
  ],
] as const)('a tutor’s %s = %j is refused (R345)', (field, value, problem) => {
  expect(issuesOf({ ...tutorForm, [field]: value })).toEqual(issueAt(field, problem));
});

test('an enquiry needs one way to answer it, whichever (R373)', () => {
  const { email: _email, ...bare } = enquiryForm;
  expect(issuesOf(bare)).toEqual(issueAt('email', 'required'));
  expect(issuesOf({ ...bare, phone: '+971501234567' })).toEqual([]);
});
