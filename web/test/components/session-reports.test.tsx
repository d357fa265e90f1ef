import { languages } from '@bayan/domain/language/language';
import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/session-reports.json';
import arSessions from '#locales/ar/sessions.json';
import arStudent from '#locales/ar/student-sessions.json';
import en from '#locales/en/session-reports.json';
import enSessions from '#locales/en/sessions.json';
import enStudent from '#locales/en/student-sessions.json';
import { AdminOverview } from '#pages/admin-dashboard/overview.tsx';
import { StudentSessions } from '#pages/student-dashboard/sessions.tsx';
import { TutorHistory } from '#pages/tutor-dashboard/history.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show, type Theme, type Width } from './render.tsx';
import { closingTimes, idOf, inHours, pageOf, session, sessionReport, today } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const sessionsIn = { en: enSessions, ar: arSessions };
const studentIn = { en: enStudent, ar: arStudent };
const MINUTE = 1 / 60;
const LIST = 'GET /api/session-reports';
const REPORT = 'POST /api/session-reports';
const SETTLE = 'POST /api/session-reports/:id/settle';
const AHEAD = 'GET /api/sessions/ahead';
const OVER = 'GET /api/sessions/over';

const begun = session({ startsAt: inHours(-5 * MINUTE), endsAt: inHours(55 * MINUTE) });
const absent = session({
  id: idOf(11),
  startsAt: inHours(-3),
  endsAt: inHours(-2),
  status: 'cancelled',
  outcome: 'student-absent',
  cancellation: { at: inHours(-2.5), reason: null },
});

describe.each(languages)('a family that reports a lesson, in %s (R500)', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const dialog = page.getByRole('dialog');

  interface Shown {
    readonly ahead?: readonly Session[];
    readonly over?: readonly Session[];
    readonly reports?: readonly SessionReport[];
    readonly width?: Width;
    readonly theme?: Theme;
  }
  async function open({ ahead = [], over = [], reports = [], width = 390, theme = 'light' }: Shown) {
    answer('GET /api/session-requests', pageOf());
    answer(LIST, pageOf(...reports));
    answer(AHEAD, pageOf(...ahead));
    answer(OVER, pageOf(...over));
    const tab = ahead.length > 0 ? 'upcoming' : 'history';
    const at = `/student-dashboard/sessions?tab=${tab}`;
    await show(<StudentSessions />, { language, width, theme, as: 'student', at });
  }

  inBoth(
    'reads from when an absent tutor can be reported, and can say already that nobody connects',
    async () => {
      answer('GET /api/sessions/:id/options', closingTimes({ tutorAbsentFrom: inHours(5 * MINUTE) }));
      await open({ ahead: [begun] });
      const upcoming = page.getByRole('list', { name: studentIn[language].weeks.this });
      await expect.element(upcoming).toMatchTextContent('12:05');
      await expect.element(page.getByRole('button', { name: words.offer['no-connection'] })).toBeVisible();
      expect(page.getByRole('button', { name: words.offer['tutor-absent'] }).elements()).toEqual([]);
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
    },
  );

  test('says once it is time that the tutor is not there, having read what happens then', async () => {
    answer('GET /api/sessions/:id/options', closingTimes({ tutorAbsentFrom: inHours(-MINUTE) }));
    await open({ ahead: [begun] });
    answer(REPORT, sessionReport(begun, { kind: 'tutor-absent' }));
    await press(words.offer['tutor-absent']);
    await expect.element(dialog).toMatchTextContent(words.form.next['tutor-absent']);
    expect(await accessibilityFaults()).toEqual([]);
    await dialog.getByRole('textbox').fill('We are waiting.');
    await press(words.form.send);
    await expect.element(toast(words.sent.title)).toBeVisible();
    expect(asked(REPORT).map(({ body }) => body)).toEqual([
      { sessionId: begun.id, kind: 'tutor-absent', text: 'We are waiting.' },
    ]);
  });

  test('is offered nothing before a lesson begins, after 72 hours, and where it was cancelled', async () => {
    const late = { ...absent, startsAt: inHours(-75), endsAt: inHours(-74) };
    const cancellation = { at: inHours(-74), reason: null };
    const called = { ...absent, id: idOf(13), outcome: 'family-cancelled' as const };
    await open({ over: [{ ...late, cancellation }, called] });
    await expect.element(page.getByText(sessionsIn[language].outcome['family-cancelled'])).toBeVisible();
    for (const name of Object.values(words.offer))
      if (typeof name === 'string')
        expect(page.getByRole('button', { name, exact: true }).elements()).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('contests an absence, in the %s theme', async theme => {
    await open({ over: [absent], theme });
    await press(words.offer.contest);
    await expect.element(dialog).toMatchTextContent(words.form.next.contest);
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('reads that a report has arrived, and is offered no second one', async () => {
    await open({ over: [absent], reports: [sessionReport(absent)], width: 1280 });
    const history = page.getByRole('list', { name: studentIn[language].tabs.history });
    await expect.element(history).toMatchTextContent(words.state.open.contest);
    await expect.element(history).toMatchTextContent('We were there, and nobody came.');
    expect(page.getByRole('button', { name: words.offer.contest }).elements()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('reads what was decided, with the academy’s word', async () => {
    const forgiven = { ...absent, outcome: 'technical-failure' as const, failureSide: 'tutor' as const };
    const settlement = {
      at: inHours(-1),
      outcome: 'technical-failure' as const,
      answer: 'Her line was down.',
    };
    await open({ over: [forgiven], reports: [sessionReport(forgiven, { status: 'settled', settlement })] });
    await expect.element(page.getByText(words.state.settled['not-counted'])).toBeVisible();
    await expect.element(page.getByText('Her line was down.')).toBeVisible();
  });
});

describe.each(languages)('who hears of a report, in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const { cancel } = sessionsIn[language];
  const dialog = page.getByRole('dialog');

  test('the tutor reads on the session that there is one, and not in which words', async () => {
    answer('GET /api/sessions', pageOf(absent));
    answer('GET /api/sessions/totals', {
      ...{ sessions: 1, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true },
    });
    answer(LIST, pageOf(sessionReport(absent, { text: null })));
    await show(<TutorHistory />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard/history' });
    await expect.element(page.getByText(words.line.open.contest)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(excess()).toBeLessThanOrEqual(0);
  });

  async function openBoard(lesson: Session, different: Partial<SessionReport> = {}, width: Width = 1280) {
    answer('GET /api/auth/service', { url: location.origin, hosted: false, publicKey: null });
    answer('GET /api/today', today({ reports: { count: 1, items: [sessionReport(lesson, different)] } }));
    answer('GET /api/today/security', { items: [] });
    await show(<AdminOverview />, { language, width, as: 'admin', at: '/admin-dashboard' });
    await page.getByRole('button', { name: words.card.settle, exact: false }).click();
  }
  const choose = (name: string) => dialog.getByText(name, { exact: true }).click();
  const minutes = (side: 'family' | 'tutor', count: number) => {
    const { one, zero = '', other } = { one: words.settle[`${side}_one`], ...formsOf(words.settle, side) };
    return (count === 0 && zero ? zero : count === 1 ? one : other).replace('{{count}}', String(count));
  };
  const formsOf = (texts: Readonly<Record<string, unknown>>, side: string) => ({
    zero: texts[`${side}_zero`] as string | undefined,
    other: texts[`${side}_other`] as string,
  });

  inBoth.each([390, 1280] as const)(
    'an admin settles it from the board, having read what it means in minutes, at %i',
    async width => {
      await openBoard(absent, {}, width);
      await expect.element(dialog).toMatchTextContent('We were there, and nobody came.');
      await choose(words.settle.changes);
      await choose(cancel.outcomes['tutor-absent']);
      await expect.element(dialog).toMatchTextContent(minutes('family', 0));
      await expect.element(dialog).toMatchTextContent(words.settle.owed);
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
      answer(SETTLE, sessionReport(absent, { status: 'settled', version: 2 }));
      await press(words.settle.confirm);
      // Without a word to the family nothing is sent.
      expect(asked(SETTLE)).toEqual([]);
      await dialog.getByRole('textbox', { name: words.settle.answer }).fill('We are sorry.');
      await press(words.settle.confirm);
      await expect.element(toast(words.settle.done.title)).toBeVisible();
      const body = { outcome: 'tutor-absent', answer: 'We are sorry.', sessionVersion: 3, dropRating: false };
      expect(asked(SETTLE).map(each => [each.body, each.headers.get('if-match')])).toEqual([[body, '"1"']]);
    },
  );

  test('leaves the record as it is, with a word', async () => {
    await openBoard(absent);
    await choose(words.settle.stays);
    await dialog.getByRole('textbox', { name: words.settle.answer }).fill('We have asked her.');
    answer(SETTLE, sessionReport(absent, { status: 'settled', version: 2 }));
    await press(words.settle.confirm);
    await expect.element(toast(words.settle.done.title)).toBeVisible();
    expect(asked(SETTLE)[0]?.body).toMatchObject({ outcome: null });
  });

  test('decides again where the session has changed meanwhile, and keeps the word', async () => {
    await openBoard({ ...begun, startsAt: inHours(-2), endsAt: inHours(-1) }, { kind: 'tutor-absent' });
    await choose(words.settle.stays);
    await dialog.getByRole('textbox', { name: words.settle.answer }).fill('She came late.');
    const taught = session({ startsAt: inHours(-2), endsAt: inHours(-1), status: 'completed', version: 4 });
    const current = sessionReport({ ...taught, outcome: 'taught' }, { kind: 'tutor-absent' });
    const rated = { ...current, session: { ...current.session, isRated: true } };
    answer(SETTLE, refusal('conflict.stale', { current: rated }));
    await press(words.settle.confirm);
    await expect.element(dialog).toMatchTextContent(words.settle.changed.title);
    await choose(words.settle.changes);
    await choose(cancel.outcomes['tutor-absent']);
    await expect.element(dialog).toMatchTextContent(words.settle.rated);
    answer(SETTLE, { ...rated, status: 'settled', version: 2 });
    await press(words.settle.confirm);
    await expect.element(toast(words.settle.done.title)).toBeVisible();
    expect(asked(SETTLE).at(-1)?.body).toMatchObject({
      ...{ sessionVersion: 4, dropRating: true, answer: 'She came late.' },
    });
  });
});
