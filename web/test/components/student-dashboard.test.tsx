import { languages } from '@bayan/domain/language/language';
import type { StudentOverview } from '@bayan/domain/student-overview/student-overview.contract';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import arDashboard from '#locales/ar/dashboard.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/student-overview.json';
import arShared from '#locales/ar/translation.json';
import enDashboard from '#locales/en/dashboard.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/student-overview.json';
import enShared from '#locales/en/translation.json';
import { StudentOverviewPage } from '#pages/student-dashboard/overview.tsx';
import { answer, asked, noNetwork } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { onDeviceIn } from './device-clock.ts';
import { inTurn } from './in-turn.ts';
import { studentPerson } from './own-profile.ts';
import { show, type Width } from './render.tsx';
import { closingTimes, idOf, inHours, pageOf, session } from './samples.ts';

const textsIn = { en, ar };
const sharedIn = { en: enShared, ar: arShared };
const namesIn = { en: enNames, ar: arNames };
const dashboardIn = { en: enDashboard, ar: arDashboard };
const before: StudentOverview = {
  firstDays: { tutor: false, lesson: false, parent: true, notices: false },
  totals: { sessions: 0, ratings: 0, stars: 0 },
  toRate: 0,
  goingOn: [],
  upcoming: { count: 0, planned: 0, sessions: [] },
  recent: [],
  homework: { completed: 0, pending: 0, overdue: 0, dueSoon: [] },
};

const parentContact = {
  name: 'Sara Al-Otaibi',
  email: 'sara@family.example',
  phone: null,
  whatsapp: null,
  language: 'ar',
} as const;
const family = studentPerson({ student: { parentContact } });

describe.each(languages)('a student’s dashboard in %s', language => {
  const { inBoth, test } = inTurn(language);
  const words = textsIn[language];
  const next = page
    .getByRole('region', { name: words.next.title })
    .or(page.getByRole('region', { name: words.next.begun }));

  async function open(different: Partial<StudentOverview> = {}, width: Width = 390) {
    answer('GET /api/student-overview', { ...before, ...different });
    answer('GET /api/me', family);
    answer('GET /api/tutors', pageOf());
    answer('GET /api/sessions/:id/options', closingTimes());
    await show(<StudentOverviewPage />, { language, width, as: 'student', at: '/student-dashboard' });
    await expect.element(page.getByText(words.tiles.pending)).toBeVisible();
  }

  inBoth('greets by the first name, and says what is there before the first lesson', async () => {
    await open();
    const name = language === 'ar' ? 'نورة' : 'Noura';
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(words.welcome.replace('{{name}}', `\u2068${name}\u2069`));
    await expect.element(page.getByText(words.upcoming.empty)).toBeVisible();
    await expect.element(page.getByText(words.recent.empty)).toBeVisible();
    await expect.element(page.getByText(words.homework.none)).toBeVisible();
    const rating = page.getByText(words.tiles.rating).element().parentElement;
    expect(rating?.textContent).toContain(words.tiles.unrated);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    expect(next.elements()).toEqual([]);
  });

  test('says how many weekly lessons are planned beyond those that are near (R464)', async () => {
    await open({ upcoming: { count: 1, planned: 24, sessions: [session()] } });
    const { planned_many, planned_other } = { planned_many: '', ...words.tiles };
    const tile = page.getByText(words.tiles.upcoming, { exact: true }).element().parentElement?.parentElement;
    expect(tile?.textContent).toContain((planned_many || planned_other).replace('{{count}}', '24'));
  });

  test('R348: beside the sidebar, which greets as well, it is headed as its place', async () => {
    await open({}, 1280);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(dashboardIn[language].places.student.overview);
  });

  describe('on the first days (R755)', () => {
    const { first } = words;
    const step = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
    const done = sharedIn[language].ui.stepDone;

    test('says what happens next, who is written to, and what can be done now', async () => {
      await open();
      for (const { title, text } of [first.tutor, first.lesson])
        await expect.element(step(title)).toMatchTextContent(text);
      await expect.element(step(first.word.title)).toMatchTextContent(parentContact.name);
      for (const { title } of [first.parent, first.zone, first.notices])
        await expect
          .element(page.getByRole('link', { name: title }))
          .toHaveAttribute('href', '/student-dashboard/profile');
      await expect.element(step(first.parent.title)).toMatchTextContent(done);
      expect(step(first.tutor.title).getByText(done).elements()).toEqual([]);
      await expect
        .element(page.getByRole('link', { name: first.whatsapp, exact: false }))
        .toHaveAttribute('href', 'https://wa.me/966500000000');
      expect(await accessibilityFaults()).toEqual([]);
    });

    test('tick what has happened', async () => {
      await open({
        firstDays: { tutor: true, lesson: true, parent: true, notices: true },
        upcoming: { count: 1, planned: 0, sessions: [session()] },
      });
      for (const { title } of [first.tutor, first.lesson, first.word, first.parent, first.notices])
        await expect.element(step(title)).toMatchTextContent(done);
    });

    test('tick the time zone where the clock of the device agrees', async () => {
      await onDeviceIn('Asia/Kuwait', async () => {
        await open();
        await expect.element(step(first.zone.title)).toMatchTextContent(done);
      });
    });

    inBoth('say that the clock of the device is another one', async () => {
      await onDeviceIn('Europe/London', async () => {
        await open();
        const city = namesIn[language].timezone['Asia/Riyadh'];
        await expect
          .element(step(first.zone.title))
          .toMatchTextContent(first.zone.other.replace('{{city}}', city));
        expect(step(first.zone.title).getByText(done).elements()).toEqual([]);
      });
    });

    test('are over after the first lesson', async () => {
      const over = session({ status: 'completed', startsAt: inHours(-2), endsAt: inHours(-1) });
      await open({ recent: [over] });
      expect(page.getByText(first.title).elements()).toEqual([]);
    });
  });

  test('R840: whoever joins is led to the room at once, and the academy is told', async () => {
    const lesson = session({ startsAt: inHours(-0.1), endsAt: inHours(0.9) });
    await open({ goingOn: [lesson] });
    answer(`POST /api/sessions/${lesson.id}/join`, noNetwork);
    const way = next.getByRole('link', { name: words.next.join, exact: false });
    // The room is another window's; what is asked for here must not keep it shut.
    document.addEventListener('click', event => event.preventDefault(), { once: true });
    await way.click();
    await expect.poll(() => asked(`POST /api/sessions/${lesson.id}/join`)).not.toHaveLength(0);
    await expect.element(way).toBeVisible();
  });

  test('goes on to the next lesson as soon as one has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const ending = session({ startsAt: inHours(-28 / 60), endsAt: inHours(2 / 60), duration: 30 });
    const after = session({ id: idOf(11), subject: 'History', meetingLink: null });
    await open({ goingOn: [ending], upcoming: { count: 1, planned: 0, sessions: [after] } });
    await expect
      .element(next.getByRole('link', { name: words.next.join, exact: false }))
      .toHaveAttribute('href', ending.meetingLink);
    // The academy answers as before: it is the page’s own clock that has gone on.
    vi.advanceTimersByTime(150_000);
    await expect.element(next).toMatchTextContent(namesIn[language].subjects.History);
    await expect.element(next).toMatchTextContent(words.next.noLink);
    expect(next.getByText(words.next.opens).elements()).toEqual([]);
  });
});
