import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/student-sessions.json';
import en from '#locales/en/student-sessions.json';
import { ClockNote } from '#views/student-sessions/clock-note.tsx';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, session } from './samples.ts';

const textsIn = { en, ar };
/** Two weeks before British clocks go forward. */
const MORNING = new Date('2027-03-14T09:00:00Z');
const weekly = (startsAt: string) =>
  session({ startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(), seriesId: idOf(9) });
const after = weekly('2027-03-29T16:00:00.000Z');

describe.each(languages)('a family whose tutor’s clocks change, in %s (R528)', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language].clocks;
  const stays = page.getByText(text.stay);

  const open = (sessions: Parameters<typeof ClockNote>[0]['sessions'], now = MORNING) =>
    show(
      <>
        <h1>{textsIn[language].tabs.upcoming}</h1>
        <ClockNote sessions={sessions} now={now} />
      </>,
      { language, as: 'student' },
    );

  inBoth('reads that its weekly lessons stay at the same time', async () => {
    await open([after, weekly('2027-04-05T16:00:00.000Z')]);
    await expect.element(stays).toBeVisible();
    const told = page.getByText(language === 'ar' ? 'لندن' : 'London', { exact: false });
    await expect.element(told).toMatchTextContent('28');
    expect(stays.elements()).toHaveLength(1);
  });

  test.each([
    ['two weeks and a moment before', [after], new Date(MORNING.getTime() - 1)],
    ['once they have changed', [after], new Date('2027-03-28T01:00:00Z')],
    ['where all its weekly lessons are before', [weekly('2027-03-22T16:00:00.000Z')], MORNING],
    ['where no lesson is weekly', [{ ...after, seriesId: null }], MORNING],
    ['where the tutor has left', [{ ...after, tutorLeftAt: MORNING.toISOString() }], MORNING],
  ] as const)('reads nothing %s', async (_, sessions, now) => {
    await open(sessions, now);
    await expect.element(page.getByRole('heading')).toBeVisible();
    expect(stays.elements()).toHaveLength(0);
  });
});
