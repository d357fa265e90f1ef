import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arSessions from '#locales/ar/sessions.json';
import ar from '#locales/ar/student-sessions.json';
import enSessions from '#locales/en/sessions.json';
import en from '#locales/en/student-sessions.json';
import { StudentSessions } from '#pages/student-dashboard/sessions.tsx';
import { answer } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf, session } from './samples.ts';

const textsIn = { en, ar };
const sessionsIn = { en: enSessions, ar: arSessions };

const over = (number: number, hoursAgo: number) => ({
  id: idOf(number),
  startsAt: inHours(-hoursAgo - 1),
  endsAt: inHours(-hoursAgo),
});
const held = session({
  ...over(11, 2),
  status: 'completed',
  feedback: {
    studentRating: null,
    studentComments: null,
    studentRatedAt: null,
    tutorRating: 4,
    tutorComments: 'Reads with more courage',
    studentVersion: 0,
    tutorVersion: 1,
  },
});
const rated = session({
  ...over(12, 26),
  correction: { at: inHours(-3), reason: null },
  status: 'completed',
  feedback: {
    studentRating: 5,
    studentComments: 'Great fun',
    studentRatedAt: inHours(-20),
    tutorRating: null,
    tutorComments: null,
    studentVersion: 1,
    tutorVersion: 0,
  },
});
const lost = session({
  ...over(13, 50),
  status: 'cancelled',
  cancellation: { at: inHours(-60), reason: 'The line was down' },
});

describe.each(languages)('a student’s lessons that are over, in %s', language => {
  const { inBoth } = inTurn(language);
  const words = textsIn[language];
  const starsOf = (stars: number) => sessionsIn[language].stars.replace('{{stars}}', String(stars));

  inBoth('show what both thought of them, and why one was cancelled', async () => {
    answer('GET /api/session-requests', pageOf());
    answer('GET /api/sessions/over', pageOf(held, rated, lost));
    await show(<StudentSessions />, {
      language,
      width: 390,
      as: 'student',
      at: '/student-dashboard/sessions?tab=history',
    });
    const lessons = page.getByRole('list', { name: words.tabs.history }).getByRole('listitem');
    await expect.element(lessons.nth(0)).toMatchTextContent('Reads with more courage');
    await expect.element(lessons.nth(0)).toMatchTextContent(words.parts.tutorRating);
    await expect.element(lessons.nth(0).getByRole('img', { name: starsOf(4) })).toBeVisible();
    await expect
      .element(lessons.nth(0).getByRole('link', { name: words.rate }))
      .toHaveAttribute('href', `/student-dashboard/feedback?session=${held.id}`);
    await expect.element(lessons.nth(1)).toMatchTextContent('Great fun');
    await expect.element(lessons.nth(1).getByRole('img', { name: starsOf(5) })).toBeVisible();
    const day = language === 'ar' ? '16 نوفمبر 2026' : '16 November 2026';
    const corrected = sessionsIn[language].corrected.replace('{{day}}', day);
    await expect.element(lessons.nth(1)).toMatchTextContent(corrected);
    await expect.element(lessons.nth(2)).toMatchTextContent('The line was down');
    expect(page.getByRole('link', { name: words.rate }).elements()).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
