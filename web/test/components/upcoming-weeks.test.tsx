import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/student-sessions.json';
import en from '#locales/en/student-sessions.json';
import { StudentSessions } from '#pages/student-dashboard/sessions.tsx';
import { answer } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, pageOf, session } from './samples.ts';

const textsIn = { en, ar };
const hourAt = (id: number, startsAt: string) =>
  session({ id: idOf(id), startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString() });

describe.each(languages)('the lessons of a family to come, in %s', language => {
  const { inBoth } = inTurn(language);
  const { weeks } = textsIn[language];

  inBoth(
    'lie in weeks that begin on Sunday in Riyadh, and those of the weekend are shaded (R540)',
    async () => {
      answer('GET /api/session-requests', pageOf());
      answer(
        'GET /api/sessions/ahead',
        // It is Monday, 16 November 2026. Saturday is still of this week.
        pageOf(
          hourAt(31, '2026-11-18T15:00:00.000Z'),
          hourAt(32, '2026-11-21T15:00:00.000Z'),
          hourAt(33, '2026-11-22T15:00:00.000Z'),
          hourAt(34, '2026-12-08T15:00:00.000Z'),
        ),
      );
      await show(<StudentSessions />, {
        language,
        width: 390,
        as: 'student',
        at: '/student-dashboard/sessions',
      });
      const lessonsOf = (name: string) => page.getByRole('list', { name }).getByRole('listitem');
      await expect.element(lessonsOf(weeks.next)).toBeVisible();
      expect(
        lessonsOf(weeks.this)
          .elements()
          .map(({ className }) => className.includes('bg-sand')),
      ).toEqual([false, true]);
      expect(lessonsOf(weeks.next).elements()).toHaveLength(1);
      const headings = page.getByRole('heading', { level: 2 }).elements();
      expect(headings).toHaveLength(3);
      expect(headings[2]?.textContent).toMatch(/6.*12/s);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );
});
