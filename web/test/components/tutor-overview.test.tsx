import { languages } from '@bayan/domain/language/language';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arReports from '#locales/ar/session-reports.json';
import ar from '#locales/ar/sessions.json';
import arShared from '#locales/ar/translation.json';
import enReports from '#locales/en/session-reports.json';
import en from '#locales/en/sessions.json';
import enShared from '#locales/en/translation.json';
import { TutorOverviewPage } from '#pages/tutor-dashboard/overview.tsx';
import { answer, asked, heldBack } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { tutorPerson } from './own-profile.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf, session, sessionReport, student, tutorOverview } from './samples.ts';
import { boxOf } from './screen.ts';

const textsIn = { en, ar };
const reportsIn = { en: enReports, ar: arReports };
const sharedIn = { en: enShared, ar: arShared };

describe.each(languages)('a tutor’s overview in %s', language => {
  const { inBoth, test } = inTurn(language);
  const { overview, history, join, goingOn, status } = textsIn[language];
  const tile = (name: keyof typeof overview.tiles) =>
    // On a phone below the lessons, which have the same heading in Arabic.
    page.getByText(overview.tiles[name]).last().element().parentElement?.textContent;

  async function open(
    different: Parameters<typeof tutorOverview>[0] = {},
    requests: Parameters<typeof answer>[1] = pageOf(),
  ) {
    answer('GET /api/tutor-overview', tutorOverview(different));
    answer('GET /api/session-requests', requests);
    answer('GET /api/me', tutorPerson());
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

  describe('of a new tutor (R756)', () => {
    const { first } = overview;
    const done = sharedIn[language].ui.stepDone;
    const nothing = { profile: false, hours: false, documents: false, lesson: false };
    const item = (name: keyof typeof nothing) =>
      page.getByRole('listitem').filter({ hasText: first[name].title });

    beforeEach(() => answer('GET /api/sessions', pageOf()));

    test('lists the first steps, and where each is done', async () => {
      await open({ firstSteps: nothing });
      for (const [name, place] of [
        ['profile', 'profile'],
        ['hours', 'calendar/hours'],
        ['lesson', 'session-logger'],
      ] as const)
        await expect
          .element(page.getByRole('link', { name: first[name].title }))
          .toHaveAttribute('href', `/tutor-dashboard/${place}`);
      await expect.element(item('documents')).toMatchTextContent(first.documents.text);
      expect(page.getByRole('listitem').filter({ hasText: done }).elements()).toEqual([]);
      expect(await accessibilityFaults()).toEqual([]);
    });

    test('ticks what is done', async () => {
      await open({ firstSteps: { ...nothing, hours: true, documents: true } });
      await expect.element(item('hours')).toMatchTextContent(done);
      await expect.element(item('documents')).toMatchTextContent(done);
      expect(item('profile').getByText(done).elements()).toEqual([]);
      expect(item('lesson').getByText(done).elements()).toEqual([]);
      const count = first.count.replace('{{done}}', '2').replace('{{all}}', '4');
      await expect.element(page.getByText(count)).toBeVisible();
    });

    test('goes once all is done', async () => {
      await open();
      expect(page.getByText(first.title).elements()).toEqual([]);
    });
  });

  test('begins with what families report of lessons that are open, and nothing else of reports', async () => {
    const begun = session({ id: idOf(31), startsAt: inHours(-0.2), endsAt: inHours(0.8) });
    const closed = session({ id: idOf(32), status: 'completed', startsAt: inHours(-3), endsAt: inHours(-2) });
    answer('GET /api/sessions', pageOf());
    answer(
      'GET /api/session-reports',
      pageOf(sessionReport(begun, { kind: 'tutor-absent' }), sessionReport(closed, { id: idOf(61) })),
    );
    await open();
    const { line } = reportsIn[language];
    const said = page.getByRole('status').filter({ hasText: line.open['tutor-absent'] });
    await expect.element(said).toMatchTextContent(line.join);
    expect(page.getByText(line.open.contest).elements()).toEqual([]);
    expect(asked('GET /api/session-reports').at(-1)?.query.get('status')).toBe('open');
    expect(await accessibilityFaults()).toEqual([]);
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

  const five = (different: Partial<Session> = {}) =>
    Array.from({ length: 5 }, (_, place) => session({ id: idOf(100 + place), ...different }));
  const leadsTo = (name: string) =>
    page.getByRole('link', { name, exact: false }).element().getAttribute('href');

  inBoth('leads from every tile, lesson and list to what it shows (R733)', async () => {
    answer('GET /api/sessions', pageOf());
    const over = { startsAt: inHours(-3), endsAt: inHours(-2) };
    await open({
      upcoming: five(),
      recent: five({ ...over, status: 'completed', notes: 'Read' }),
      leftOpen: { count: 7, sessions: five(over) },
      withoutNotes: { count: 9, sessions: five({ ...over, status: 'completed' }) },
      homeworkToMark: 3,
    });
    const { tiles, upcoming, recent, waiting } = overview;
    const history = '/tutor-dashboard/history';
    expect(leadsTo(tiles.total)).toBe(history);
    expect(leadsTo(tiles.week)).toBe(`${history}?view=to-come&period=week`);
    expect(leadsTo(tiles.rating)).toBe(`${history}?status=completed`);
    expect(leadsTo(tiles.students)).toBe('/tutor-dashboard/students');
    expect(leadsTo(upcoming.all)).toBe(`${history}?view=to-come`);
    expect(leadsTo(recent.all)).toBe(`${history}?status=completed`);
    expect(leadsTo(waiting.all.leftOpen)).toBe(`${history}?toClose=true`);
    expect(leadsTo(waiting.all.withoutNotes)).toBe(`${history}?status=completed&notes=missing`);
    expect(leadsTo(language === 'ar' ? '3 واجبات' : '3 pieces')).toBe('/tutor-dashboard/homework');
    const names = page.getByRole('link', { name: language === 'ar' ? student.nameAr : student.name });
    expect(new Set(names.elements().map(name => name.getAttribute('href')))).toEqual(
      new Set([`/tutor-dashboard/students/${student.id}`]),
    );
    expect(names.elements()).toHaveLength(20);
  });

  test('shows no way to all where all are shown', async () => {
    answer('GET /api/sessions', pageOf());
    const over = { startsAt: inHours(-3), endsAt: inHours(-2) };
    await open({ leftOpen: { count: 1, sessions: [session(over)] } });
    for (const text of [overview.upcoming.all, overview.recent.all, overview.waiting.all.leftOpen])
      expect(page.getByText(text).elements()).toEqual([]);
  });

  inBoth('begins with the lessons on a phone, and has the stars below the words (R733)', async () => {
    answer('GET /api/sessions', pageOf());
    const feedback = {
      studentRating: 5,
      studentComments: null,
      studentRatedAt: inHours(-1),
      tutorRating: null,
      tutorComments: null,
      studentVersion: 1,
      tutorVersion: 0,
    };
    await open({ upcoming: five(), recent: [session({ status: 'completed', feedback })] });
    const top = (text: string) => boxOf(page.getByText(text, { exact: true }).first()).top;
    expect(top(overview.upcoming.title)).toBeLessThan(top(overview.quick.log));
    expect(top(overview.quick.log)).toBeLessThan(top(overview.tiles.total));
    const start = (box: DOMRect) => (language === 'ar' ? innerWidth - box.right : box.left);
    const name = page.getByRole('link', { name: language === 'ar' ? student.nameAr : student.name }).last();
    const stars = page.getByRole('img', { name: language === 'ar' ? '5 من 5' : '5 out of 5' });
    expect(start(boxOf(stars))).toBeGreaterThanOrEqual(start(boxOf(name)) - 1);
  });

  test('leads into a lesson that goes on', async () => {
    answer('GET /api/sessions', pageOf(session({ status: 'in-progress', startsAt: inHours(-0.2) })));
    await open();
    const now = page.getByRole('region', { name: goingOn });
    await expect
      .element(now.getByRole('link', { name: join, exact: false }))
      .toHaveAttribute('href', 'https://meet.example/room');
    await expect.element(now).toMatchTextContent(language === 'ar' ? 'الدقيقة 12 من 60' : '12 of 60 min');
    const card = now.getByRole('article');
    await expect.element(card.getByText(status['in-progress'], { exact: true })).not.toBeInTheDocument();
  });

  test('shows a lesson that nobody finished among those to close alone (R726)', async () => {
    const over = session({ status: 'in-progress', startsAt: inHours(-48), endsAt: inHours(-47) });
    answer('GET /api/sessions', pageOf(over));
    await open({ leftOpen: { count: 1, sessions: [over] } });
    await expect
      .element(page.getByRole('region', { name: overview.waiting.leftOpen, exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole('region', { name: goingOn })).not.toBeInTheDocument();
  });

  test('comes whole: what stands above the rest does not push it away later (R670)', async () => {
    const lesson = session({ status: 'in-progress', startsAt: inHours(-0.2) });
    const lessons = heldBack(() => Response.json(pageOf(lesson)));
    const requests = heldBack(() => Response.json(pageOf()));
    answer('GET /api/sessions', lessons.answer);
    const above = [goingOn, overview.first.title];
    const incomplete: string[] = [];
    const look = () => {
      const { textContent } = document.body;
      if (textContent.includes(overview.tiles.students) && !above.every(title => textContent.includes(title)))
        incomplete.push(textContent);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    const steps = { profile: false, hours: true, documents: true, lesson: true };
    const opened = open({ firstSteps: steps }, requests.answer);
    await expect.poll(() => asked('GET /api/sessions').length).toBe(1);
    lessons.come();
    await new Promise(requestAnimationFrame);
    requests.come();
    await opened;
    await expect.element(page.getByRole('region', { name: goingOn })).toBeVisible();
    observer.disconnect();
    expect(incomplete).toEqual([]);
  });
});
