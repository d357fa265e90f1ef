import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/sessions.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/sessions.json';
import enShared from '#locales/en/translation.json';
import { TutorHistory } from '#pages/tutor-dashboard/history.tsx';
import { TutorOverviewPage } from '#pages/tutor-dashboard/overview.tsx';
import { TutorSessionLogger } from '#pages/tutor-dashboard/session-logger.tsx';
import { hasDrafts, keepDraft } from '#platform/drafts.ts';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { tutorPerson } from './own-profile.ts';
import { show } from './render.tsx';
import {
  closingTimes,
  emptyCalendar,
  idOf,
  inHours,
  pageOf,
  session,
  student,
  studentCard,
  tutorOverview,
} from './samples.ts';
import { choose, describedBy, options, press, toast } from './screen.ts';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const errorsIn = { en: enErrors, ar: arErrors };
const versionsIn = { en: enShared.ui.versions, ar: arShared.ui.versions };
const nothing = { sessions: 0, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true };
const change = 'PATCH /api/sessions/:id';
/** Tomorrow at nine by the tutor's clock. */
const given = session({ startsAt: inHours(24), endsAt: inHours(25) });

describe.each(languages)('a session that is changed, in %s (R720)', language => {
  const { test } = inTurn(language);
  const { change: words, ...text } = textsIn[language];
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('textbox', { name: words.parts.meetingLink });
  const minutes = (count: number) => (language === 'ar' ? `${count} دقيقة` : `${count} minutes`);
  const sent = () => asked(change).map(({ headers, body }) => [headers.get('if-match'), body]);
  const typeTime = async (digits: string) => {
    await dialog
      .getByRole('group', { name: text.logger.fields.time, exact: false })
      .getByRole('spinbutton')
      .first()
      .click();
    await userEvent.keyboard(digits);
  };

  beforeEach(() => {
    answer('GET /api/sessions', pageOf(given));
    answer('GET /api/sessions/totals', nothing);
    answer('GET /api/sessions/clash', { clash: null });
    answer('GET /api/sessions/calendar', emptyCalendar);
  });
  const open = async (shown = given) => {
    answer('GET /api/sessions', pageOf(shown));
    await show(<TutorHistory />, { language, as: 'tutor', at: '/tutor-dashboard/history', width: 390 });
    await press(words.open);
    await expect.element(link).toHaveValue('https://meet.example/room');
  };

  test('is moved by the keyboard alone, with a reason, by both clocks, and gives the focus back', async () => {
    await show(<TutorHistory />, { language, as: 'tutor', at: '/tutor-dashboard/history' });
    const button = page.getByRole('button', { name: words.open });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link).toBeVisible();
    await typeTime('1730');
    await expect.element(dialog.getByText('20:30', { exact: false })).toBeVisible();
    await dialog.getByRole('textbox', { name: words.reason }).fill('The dentist');
    expect(await accessibilityFaults()).toEqual([]);
    // Only a move asks for the hours, her own without naming her (R480).
    await expect.poll(() => asked('GET /api/sessions/calendar').length).toBeGreaterThan(0);
    expect(asked('GET /api/sessions/calendar').at(-1)?.query.has('tutorId')).toBe(false);
    const [question] = asked('GET /api/sessions/clash').slice(-1);
    expect(Object.fromEntries(question?.query ?? [])).toMatchObject({ time: '17:30', except: given.id });
    answer(change, { ...given, startsAt: inHours(32.5), endsAt: inHours(33.5), version: 4 });
    const save = dialog.getByRole('button', { name: words.save });
    (save.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast(words.moved.title)).toMatchTextContent(words.moved.text);
    expect(sent()).toEqual([
      ['"3"', { date: '2026-11-17', time: '17:30', timezone: 'Europe/London', reason: 'The dentist' }],
    ]);
    await expect.element(button).toHaveFocus();
    expect(hasDrafts()).toBe(false);
  });

  test('gets another length, subject and link, and only what differs is sent', async () => {
    await open();
    await press(words.save);
    await expect.element(dialog.getByText(words.same.title)).toBeVisible();
    expect(asked(change)).toEqual([]);
    await expect.element(dialog.getByRole('textbox', { name: words.reason })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: words.parts.subject, exact: false }).click();
    expect(options()[0]).toBe(namesIn[language].subjects.English);
    await page.getByRole('option', { name: namesIn[language].subjects.Physics }).click();
    await link.fill('ftp://meet.example');
    answer(change, refusal('input.invalid', { issues: [{ field: 'meetingLink', problem: 'format' }] }));
    await press(words.save);
    await expect.poll(() => describedBy(link)).toBe(errorsIn[language].field.format);
    await link.fill('https://meet.example/other');
    answer(change, { ...given, subject: 'Physics', version: 4 });
    await press(words.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(sent().at(-1)).toEqual(['"3"', { subject: 'Physics', meetingLink: 'https://meet.example/other' }]);
  });

  test('says which session is in the way, before and after it is saved', async () => {
    await open();
    const other = session({ id: idOf(11), startsAt: inHours(32), endsAt: inHours(33) });
    answer('GET /api/sessions/clash', { clash: { ...other, whose: 'tutor', session: other } });
    await choose(text.logger.fields.duration, minutes(90));
    await expect.element(dialog.getByText(text.logger.clash.own)).toBeVisible();
    answer('GET /api/sessions/clash', { clash: null });
    await choose(text.logger.fields.duration, minutes(120));
    await expect.element(dialog.getByText(text.logger.clash.own)).not.toBeInTheDocument();
    const { startsAt, endsAt } = other;
    answer(
      change,
      refusal('session.clash', { clash: { whose: 'student', startsAt, endsAt, session: null } }),
    );
    await press(words.save);
    await expect.element(dialog.getByText(text.logger.clash.student)).toBeVisible();
    const refused = dialog.getByRole('alert');
    await expect.element(refused).toMatchTextContent(text.logger.clash.refused);
    expect(document.activeElement).toBe(refused.element().parentElement);
  });

  test('does not move into the past: the time says so, and nothing is sent (R725)', async () => {
    await open();
    const day = dialog.getByRole('group', { name: text.logger.fields.date, exact: false });
    await day.getByRole('spinbutton').first().click();
    await userEvent.keyboard('15');
    await press(words.save);
    await expect.element(dialog.getByText(errorsIn[language].session.past.title)).toBeVisible();
    expect(asked(change)).toEqual([]);
  });

  test('does not move from under way to where it would be over (R725)', async () => {
    await open({ ...given, startsAt: inHours(-0.5), endsAt: inHours(0.5), status: 'in-progress' });
    const day = dialog.getByRole('group', { name: text.logger.fields.date, exact: false });
    await day.getByRole('spinbutton').first().click();
    await userEvent.keyboard('15');
    await press(words.save);
    await expect.element(dialog.getByText(errorsIn[language].session.past.title)).toBeVisible();
    expect(asked(change)).toEqual([]);
  });

  test('is saved over a change of something else, and shows both where somebody else moved it (R297)', async () => {
    await open();
    await choose(text.logger.fields.duration, minutes(90));
    const confirmed = { ...given, confirmedAt: inHours(-1), version: 4 };
    const moved = { ...confirmed, startsAt: inHours(48), endsAt: inHours(49), version: 5 };
    answer(change, ({ headers }) =>
      refusal('conflict.stale', { current: headers.get('if-match') === '"3"' ? confirmed : moved })({
        query: new URLSearchParams(),
        headers,
        body: null,
      }),
    );
    await press(words.save);
    await expect.element(dialog.getByText(versionsIn[language].title)).toBeVisible();
    expect(sent().map(([version]) => version)).toEqual(['"3"', '"4"']);
    answer(change, { ...moved, duration: 90, version: 6 });
    await press(versionsIn[language].keepYours);
    await expect.element(toast(words.moved.title)).toBeVisible();
    expect(sent().at(-1)).toEqual([
      '"5"',
      { date: '2026-11-17', time: '09:00', timezone: 'Europe/London', duration: 90 },
    ]);
  });

  test('is offered only until it is over, and never to a former tutor', async () => {
    answer(
      'GET /api/sessions',
      pageOf(
        session({ status: 'completed', startsAt: inHours(-3), endsAt: inHours(-2) }),
        session({ id: idOf(11), status: 'in-progress', startsAt: inHours(-0.2), endsAt: inHours(0.8) }),
        session({ id: idOf(12), isFormer: true, startsAt: inHours(-5), endsAt: inHours(-4) }),
      ),
    );
    await show(<TutorHistory />, { language, as: 'tutor', at: '/tutor-dashboard/history' });
    const cards = page.getByRole('article');
    await expect.poll(() => cards.elements()).toHaveLength(3);
    for (const card of cards.elements()) card.querySelector('button')?.click();
    await expect.poll(() => page.getByRole('button', { expanded: true }).elements()).toHaveLength(3);
    const offered = cards
      .elements()
      .map(card => [...card.querySelectorAll('button')].some(one => one.textContent === words.open));
    expect(offered).toEqual([false, true, false]);
  });

  test('is changed from the overview', async () => {
    answer('GET /api/sessions', pageOf());
    answer('GET /api/session-requests', pageOf());
    answer('GET /api/tutor-overview', tutorOverview({ upcoming: [given] }));
    answer('GET /api/me', tutorPerson());
    await show(<TutorOverviewPage />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard' });
    await press(words.open);
    await expect.element(link).toHaveValue('https://meet.example/room');
  });

  test('is cancelled from the overview, with no way through another page (R728)', async () => {
    answer('GET /api/sessions', pageOf());
    answer('GET /api/session-requests', pageOf());
    answer('GET /api/tutor-overview', tutorOverview({ upcoming: [given] }));
    answer('GET /api/me', tutorPerson());
    await show(<TutorOverviewPage />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard' });
    answer('GET /api/sessions/:id/options', closingTimes());
    await press(text.become.cancelled);
    await expect.element(page.getByRole('dialog', { name: text.cancel.title })).toBeVisible();
  });

  test('is changed from the logger, where it is in the way', async () => {
    answer('GET /api/students', pageOf(studentCard()));
    answer('GET /api/settings', { maxSessionDuration: 90 });
    answer('GET /api/sessions', pageOf());
    answer('GET /api/sessions/clash', { clash: { ...given, whose: 'tutor', session: given } });
    answer('GET /api/tutor-overview', tutorOverview());
    answer('GET /api/me', tutorPerson());
    const form = { studentId: student.id, subject: 'English', date: '2026-11-17', time: '09:00' };
    keepDraft('session-logger', { form, sent: null });
    await show(<TutorSessionLogger />, { language, as: 'tutor' });
    await press(words.clashing);
    await expect.element(link).toHaveValue('https://meet.example/room');
  });
});
