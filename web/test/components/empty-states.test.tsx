import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arHomework from '#locales/ar/homework.json';
import arStudentSessions from '#locales/ar/student-sessions.json';
import arStudents from '#locales/ar/students.json';
import enHomework from '#locales/en/homework.json';
import enStudentSessions from '#locales/en/student-sessions.json';
import enStudents from '#locales/en/students.json';
import { StudentHomework } from '#pages/student-dashboard/homework.tsx';
import { StudentSessions } from '#pages/student-dashboard/sessions.tsx';
import { TutorStudents } from '#pages/tutor-dashboard/students.tsx';
import { answer, asked } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { pageOf, studentCard } from './samples.ts';

const studentsIn = { en: enStudents, ar: arStudents };
const homeworkIn = { en: enHomework, ar: arHomework };
const sessionsIn = { en: enStudentSessions, ar: arStudentSessions };

describe.each(languages)('before there is anything, in %s', language => {
  const { test } = inTurn(language);
  const students = studentsIn[language];
  const sessions = sessionsIn[language];
  const homework = homeworkIn[language];

  test('a tutor reads that no student is assigned yet', async () => {
    answer('GET /api/students', pageOf());
    await show(<TutorStudents />, { language, width: 390, as: 'tutor' });
    await expect.element(page.getByText(students.empty.title)).toBeVisible();
    await expect.element(page.getByText(students.empty.text)).toBeVisible();
  });

  test('a tutor reads that nobody has the name that was typed', async () => {
    answer('GET /api/students', ({ query }) =>
      Response.json(query.get('q') === 'nobody' ? pageOf() : pageOf(studentCard())),
    );
    await show(<TutorStudents />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard/students' });
    await expect.element(page.getByRole('article').or(page.getByRole('listitem')).first()).toBeVisible();
    await page.getByRole('searchbox', { name: students.search }).fill('nobody');
    await expect.element(page.getByText(students.notFound.title)).toBeVisible();
    expect(asked('GET /api/students').at(-1)?.query.get('q')).toBe('nobody');
    await expect.poll(() => location.search).toBe('?q=nobody');
  });

  test.each([
    [0, homework.own.empty.none],
    [3, homework.own.empty.pending.text],
  ])('a family reads what is true of its homework, of which %i was ever set (R755)', async (all, text) => {
    answer('GET /api/homework/totals', { all, pending: 0, completed: all, overdue: 0 });
    answer('GET /api/homework/pending', pageOf());
    await show(<StudentHomework />, { language, width: 390, as: 'student' });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test('a family reads that no lesson is planned or over, and where help is', async () => {
    for (const list of ['sessions/ahead', 'sessions/over', 'session-requests'])
      answer(`GET /api/${list}`, pageOf());
    await show(<StudentSessions />, {
      language,
      width: 390,
      as: 'student',
      at: '/student-dashboard/sessions',
    });
    await expect.element(page.getByText(sessions.empty.upcoming.title)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: sessions.help.contact }))
      .toHaveAttribute('href', '/student-dashboard/contact');
    await page.getByRole('tab', { name: sessions.tabs.history }).click();
    await expect.element(page.getByText(sessions.empty.history.title)).toBeVisible();
    expect(location.search).toBe('?tab=history');
  });
});
