import { expect, test } from 'vitest';
import { check } from '#fields/problem.ts';
import { ownProfileForm } from '#profiles/profiles.contract.ts';

test('what is not sent is not changed', () => {
  expect(check(ownProfileForm, {})).toEqual({ isRight: true, value: {} });
  expect(check(ownProfileForm, { profile: {}, tutor: {} })).toEqual({
    isRight: true,
    value: { profile: {}, tutor: {} },
  });
});

test('a rate is read as a number, also with Arabic digits (R18, R295)', () => {
  for (const [typed, hourlyRate] of [
    ['45', 45],
    [' 45.5 ', 45.5],
    ['٤٥٫٢٥٠', 45.25],
    [47.125, 47.125],
  ]) {
    expect(check(ownProfileForm, { tutor: { hourlyRate: typed } })).toEqual({
      isRight: true,
      value: { tutor: { hourlyRate } },
    });
  }
});

test('entries lose the space around them, and a subject stands once', () => {
  const tutor = { qualifications: [' CELTA '], subjects: ['English', 'History', 'English'] };
  expect(check(ownProfileForm, { tutor })).toEqual({
    isRight: true,
    value: { tutor: { qualifications: ['CELTA'], subjects: ['English', 'History'] } },
  });
});

test('a student tells of school, goals and parent (R440)', () => {
  const student = {
    grade: ' Year 7 ',
    schoolYear: null,
    subjects: ['English', 'English'],
    learningGoals: [' Speak freely '],
    parentContact: { email: ' Sara@Family.example ', whatsapp: '00966 50 123 4567', phone: null },
  };
  expect(check(ownProfileForm, { student })).toEqual({
    isRight: true,
    value: {
      student: {
        grade: 'Year 7',
        schoolYear: null,
        subjects: ['English'],
        learningGoals: ['Speak freely'],
        parentContact: { email: 'sara@family.example', whatsapp: '+966501234567', phone: null },
      },
    },
  });
  expect(check(ownProfileForm, { student: { grade: '' } })).toMatchObject({ isRight: true });
});

test.each([
  [{ profile: { name: ' ' } }, 'profile.name', 'too-short'],
  [{ profile: { name: 'x'.repeat(121) } }, 'profile.name', 'too-long'],
  [{ profile: { nameAr: '' } }, 'profile.nameAr', 'too-short'],
  [{ profile: { phone: '12' } }, 'profile.phone', 'format'],
  [{ profile: { country: 'GBR' } }, 'profile.country', 'format'],
  [{ profile: { timezone: 'EST' } }, 'profile.timezone', 'not-offered'],
  [{ profile: { language: 'fr' } }, 'profile.language', 'not-offered'],
  [{ profile: { calendar: 'hebrew' } }, 'profile.calendar', 'not-offered'],
  [{ profile: { email: 'a@b.example' } }, 'profile.email', 'unknown'],
  [{ profile: { role: 'admin' } }, 'profile.role', 'unknown'],
  [{ profile: { isActive: true } }, 'profile.isActive', 'unknown'],
  [{ tutor: { hourlyRate: 'much' } }, 'tutor.hourlyRate', 'type'],
  [{ tutor: { hourlyRate: -1 } }, 'tutor.hourlyRate', 'too-small'],
  [{ tutor: { hourlyRate: 1.0001 } }, 'tutor.hourlyRate', 'format'],
  [{ tutor: { subjects: ['English', 'Alchemy'] } }, 'tutor.subjects.1', 'not-offered'],
  [{ tutor: { qualifications: ['x'.repeat(201)] } }, 'tutor.qualifications.0', 'too-long'],
  [{ tutor: { availability: Array(31).fill('x') } }, 'tutor.availability', 'too-long'],
  [{ tutor: { bio: 'x'.repeat(5001) } }, 'tutor.bio', 'too-long'],
  [{ tutor: { meetingLink: 'http://meet.example' } }, 'tutor.meetingLink', 'format'],
  [{ tutor: { approvedAt: '2026-11-15' } }, 'tutor.approvedAt', 'unknown'],
  [{ student: { grade: 'x'.repeat(61) } }, 'student.grade', 'too-long'],
  [{ student: { grade: 'Year\n7' } }, 'student.grade', 'characters'],
  [{ student: { schoolYear: '' } }, 'student.schoolYear', 'too-short'],
  [{ student: { subjects: ['Alchemy'] } }, 'student.subjects.0', 'not-offered'],
  [{ student: { learningGoals: Array(31).fill('x') } }, 'student.learningGoals', 'too-long'],
  [{ student: { birthDate: '2014-03-01' } }, 'student.birthDate', 'unknown'],
  [{ student: { parentContact: null } }, 'student.parentContact', 'type'],
  [{ student: { parentContact: { name: '' } } }, 'student.parentContact.name', 'too-short'],
  [{ student: { parentContact: { email: 'sara' } } }, 'student.parentContact.email', 'format'],
  [{ student: { parentContact: { whatsapp: '05' } } }, 'student.parentContact.whatsapp', 'format'],
  [{ student: { parentContact: { position: 2 } } }, 'student.parentContact.position', 'unknown'],
  [{ tutor: { currency: 'SAR' } }, 'tutor.currency', 'unknown'],
])('%o is refused at %s: %s', (form, field, problem) => {
  const checked = check(ownProfileForm, form);
  expect(checked.isRight ? [] : checked.issues[0]).toEqual({ field, problem });
});
