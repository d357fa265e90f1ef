import { languages } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/sessions.json';
import en from '#locales/en/sessions.json';
import { TutorOverviewPage } from '#pages/tutor-dashboard/overview.tsx';
import { answer } from './academy-answers.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf, session, tutorOverview } from './samples.ts';

const textsIn = { en, ar };

describe.each(languages)('a tutor’s overview in %s', language => {
  const { overview, history, join, goingOn } = textsIn[language];
  const tile = (name: keyof typeof overview.tiles) =>
    page.getByText(overview.tiles[name]).first().element().parentElement?.textContent;

  async function open(different: Parameters<typeof tutorOverview>[0] = {}) {
    answer('GET /api/tutor-overview', tutorOverview(different));
    answer('GET /api/session-requests', pageOf());
    await show(<TutorOverviewPage />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard' });
    await expect.element(page.getByText(overview.tiles.students)).toBeVisible();
  }

  test('says what is there before the first lesson', async () => {
    answer('GET /api/sessions', pageOf());
    await open();
    await expect.element(page.getByText(overview.upcoming.empty)).toBeVisible();
    await expect.element(page.getByText(overview.recent.empty)).toBeVisible();
    expect(tile('rating')).toContain(history.tiles.unrated);
    expect(tile('students')).toBe(`${overview.tiles.students}1`);
    expect(page.getByText(overview.waiting.title).elements()).toEqual([]);
  });

  test('counts the next seven days, and opens a lesson ten minutes before it begins', async () => {
    answer('GET /api/sessions', pageOf());
    const soon = session({ startsAt: inHours(8 / 60), endsAt: inHours(38 / 60), duration: 30 });
    const later = session({ id: idOf(11), startsAt: inHours(6 * 24), endsAt: inHours(6 * 24 + 1) });
    await open({ upcomingWithinAWeek: 2, upcoming: [soon, later] });
    await expect.poll(() => tile('upcoming')).toBe(`${overview.tiles.upcoming}2${overview.tiles.week}`);
    const ways = page.getByRole('link', { name: join, exact: false });
    await expect.poll(() => ways.elements().map(way => way.getAttribute('href'))).toEqual([soon.meetingLink]);
  });

  test('leads into a lesson that goes on', async () => {
    answer('GET /api/sessions', pageOf(session({ status: 'in-progress', startsAt: inHours(-0.2) })));
    await open();
    const now = page.getByRole('region', { name: goingOn });
    await expect
      .element(now.getByRole('link', { name: join, exact: false }))
      .toHaveAttribute('href', 'https://meet.example/room');
  });
});
