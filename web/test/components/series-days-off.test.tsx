import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/session-series.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/session-series.json';
import { SeriesList } from '#teaching/session-series/series-list.tsx';
import { answer, asked, heldBack, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { idOf, pageOf } from './samples.ts';
import { options, press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const ID = idOf(9);
const SERIES = 'GET /api/session-series/:id';
const SKIP = `POST /api/session-series/:id/days/2026-11-29`;
const PAUSE = 'POST /api/session-series/:id/pauses';

const plan = {
  ...{ id: ID, subject: 'English', duration: 60, everyWeeks: 1, version: 3 },
  tutor: { id: idOf(2), name: 'Eleanor Whitcombe', nameAr: 'إليانور', timezone: 'Europe/London' },
  student: { id: idOf(1), name: 'Omar Al Qahtani', nameAr: 'عمر القحطاني', timezone: 'Asia/Riyadh' },
  slots: [{ weekday: 7, time: '19:00' }],
  ...{ startsOn: '2026-11-15', untilOn: null, lessons: 6, timezone: 'Asia/Riyadh', filledUntil: null },
  ...{ endsAt: '2026-12-20T17:00:00.000Z', endedAt: null },
  ...{ createdAt: '2026-11-12T08:00:00.000Z', updatedAt: '2026-11-12T08:00:00.000Z' },
};
const listed = { ...plan, next: '2026-11-22T16:00:00.000Z', toCome: 4 };
const sunday = (day: string, more: object = {}) => ({
  ...{ id: idOf(Number(day.replaceAll('-', ''))), day, startsAt: `${day}T16:00:00.000Z` },
  ...{ status: 'scheduled', isWithdrawn: false, ...more },
});
const whole = (more: object = {}) => ({
  ...{ ...plan, meetingLink: null, daysOff: [], pauses: [] },
  sessions: [
    sunday('2026-11-15', { status: 'completed' }),
    // By a move on a Monday.
    sunday('2026-11-22', { startsAt: '2026-11-23T16:00:00.000Z' }),
    ...['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20'].map(day => sunday(day)),
  ],
  ...more,
});
const out = (n: number) => ({
  id: idOf(100 + n),
  startsAt: `2026-12-${String(n).padStart(2, '0')}T16:00:00.000Z`,
});
const nothing = { removed: [], withdrawn: [], kept: [], made: [] };

describe.each(languages)('days off of a weekly series in %s', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const dialog = page.getByRole('dialog');

  beforeEach(() => {
    answer('GET /api/session-series', pageOf(listed));
    answer(SERIES, whole());
    answer(`${SKIP}/preview`, {
      ...nothing,
      removed: [out(6)],
      made: [{ day: '2026-12-27', startsAt: '2026-12-27T16:00:00.000Z' }],
    });
    answer(SKIP, whole());
    answer(`${PAUSE}/preview`, {
      ...nothing,
      withdrawn: [out(6), out(13)],
      kept: [
        { ...out(20), because: 'cut-off' },
        { ...out(21), because: 'moved' },
      ],
    });
    answer(PAUSE, whole());
  });

  async function open(action: keyof typeof text.actions, width: Width = 1280) {
    await show(
      <>
        <h1>{text.list.title}</h1>
        <SeriesList viewer="admin" />
      </>,
      { language, width, as: 'admin' },
    );
    await page.getByRole('button', { name: text.actions.open, exact: false }).click();
    await page.getByRole('menuitem', { name: text.actions[action] }).click();
    await expect.element(dialog).toBeVisible();
  }

  async function chooseDay() {
    await page.getByRole('button', { name: text.skipDay.day, exact: false }).click();
    await page.getByRole('option', { name: /29/ }).click();
  }

  /** The fields of a date stand in the order of day, month, year. */
  async function typeDay(label: string, digits: string) {
    await dialog.getByRole('group', { name: label, exact: false }).getByRole('spinbutton').first().click();
    await userEvent.keyboard(digits);
  }

  async function typeRange(from: string, until: string) {
    await typeDay(text.pause.fromOn, from);
    await typeDay(text.pause.untilOn, until);
  }

  test('the days can be opened once they are there, so that no press is lost', async () => {
    const slow = heldBack(() => Response.json(whole()));
    answer(SERIES, slow.answer);
    await open('skip');
    const days = page.getByRole('button', { name: text.skipDay.day, exact: false });
    await expect.element(days).toBeDisabled();
    slow.come();
    await expect.element(days).toBeEnabled();
    await chooseDay();
  });

  inBoth(
    'a day is skipped once it was shown what becomes of its session, with the version that was seen',
    async () => {
      await open('skip', language === 'ar' ? 390 : 1280);
      await chooseDay();
      const told = text.daysOff.outcome.made_one.replace('{{count}}', '1');
      await expect.element(dialog.getByText(told)).toBeVisible();
      await dialog.getByRole('textbox').fill(' Exams ');
      expect(await accessibilityFaults()).toEqual([]);
      await press(text.skipDay.save);
      await expect.element(toast(text.skipDay.done.title)).toBeVisible();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(asked(SKIP).map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
        ['"3"', { reason: 'Exams' }],
      ]);
      expect(asked(`${SKIP}/preview`)).toHaveLength(1);
    },
  );

  test('only sessions that are to come can be skipped, and one that was moved says from when', async () => {
    await open('skip');
    await page.getByRole('button', { name: text.skipDay.day, exact: false }).click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    expect(options()).toHaveLength(5);
    expect(options()[0]).toMatch(/23.*22/);
  });

  test('a day must be chosen', async () => {
    await open('skip');
    await press(text.skipDay.save);
    await expect.element(dialog.getByText(errors.field.required)).toBeVisible();
    expect(asked(SKIP)).toEqual([]);
  });

  test('a session that cannot be left out any more is said at its field', async () => {
    answer(`${SKIP}/preview`, refusal('series.day'));
    await open('skip');
    await chooseDay();
    await expect.element(dialog.getByText(text.skipDay.gone)).toBeVisible();
    await press(text.skipDay.save);
    expect(asked(SKIP)).toEqual([]);
  });

  const stale = (more: object) => refusal('conflict.stale', { current: whole({ version: 4, ...more }) });

  test('where the series was changed meanwhile, the dialog goes on from how it is now', async () => {
    await open('skip');
    answer(SKIP, stale({}));
    answer(SERIES, whole({ version: 4 }));
    await chooseDay();
    await press(text.skipDay.save);
    await expect.element(dialog.getByText(text.daysOff.stale.title)).toBeVisible();
    await expect.poll(() => asked(`${SKIP}/preview`).at(-1)?.headers.get('if-match')).toBe('"4"');
    answer(SKIP, whole({ version: 5 }));
    await expect.element(dialog.getByText(text.daysOff.outcome.madeNote)).toBeVisible();
    await press(text.skipDay.save);
    await expect.element(toast(text.skipDay.done.title)).toBeVisible();
    expect(asked(SKIP).at(-1)?.headers.get('if-match')).toBe('"4"');
  });

  test('a preview of an older version is asked again for the newer one', async () => {
    await open('skip');
    answer(`${SKIP}/preview`, ({ headers, ...rest }) =>
      headers.get('if-match') === '"3"' ? stale({})({ headers, ...rest }) : Response.json(nothing),
    );
    answer(SERIES, whole({ version: 4 }));
    await chooseDay();
    await expect.element(dialog.getByText(text.daysOff.outcome.nothing)).toBeVisible();
  });

  test('a skip whose answer was lost is no conflict (R298)', async () => {
    answer(SKIP, stale({ daysOff: [{ day: '2026-11-29', kind: 'skipped', reason: '', settledAt: null }] }));
    await open('skip');
    await chooseDay();
    await expect.element(dialog.getByText(text.daysOff.outcome.madeNote)).toBeVisible();
    await press(text.skipDay.save);
    await expect.element(toast(text.skipDay.done.title)).toBeVisible();
  });

  inBoth('a pause says which sessions take place all the same, and why', async () => {
    await open('pause', language === 'ar' ? 390 : 1280);
    await typeRange('01122026', '21122026');
    const { because } = text.daysOff.outcome;
    await expect.element(dialog.getByText(because['cut-off'])).toBeVisible();
    await expect.element(dialog.getByText(because.moved)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.pause.save);
    await expect.element(toast(text.pause.done)).toBeVisible();
    expect(asked(PAUSE).map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"3"', { fromOn: '2026-12-01', untilOn: '2026-12-21', reason: '' }],
    ]);
  });

  test('a pause in the past, or one that ends before it begins, is said at its fields and not asked for', async () => {
    await open('pause');
    await typeRange('15112026', '14112026');
    await expect.element(dialog.getByText(text.pause.problems.past)).toBeVisible();
    await expect.element(dialog.getByText(text.pause.problems.before)).toBeVisible();
    await typeRange('01122026', '02122027');
    await expect.element(dialog.getByText(text.pause.problems.long)).toBeVisible();
    await press(text.pause.save);
    expect(asked(PAUSE)).toEqual([]);
    expect(
      asked(`${PAUSE}/preview`).every(({ body }) => String(JSON.stringify(body)).includes('2026-12')),
    ).toBe(true);
  });

  test.each(['series.paused', 'series.day'] as const)('why there can be no pause is said: %s', async code => {
    answer(`${PAUSE}/preview`, refusal(code));
    await open('pause');
    await typeRange('01122026', '21122026');
    const { title } = code === 'series.day' ? errors.series.day : errors.series.paused;
    await expect.element(dialog.getByText(title)).toBeVisible();
  });

  const pause = { id: idOf(40), fromOn: '2026-11-10', untilOn: '2026-12-06', reason: 'Umrah' };
  const paused = whole({
    sessions: [
      sunday('2026-11-15', { status: 'cancelled', isWithdrawn: true }),
      sunday('2026-11-22', { status: 'cancelled', isWithdrawn: true }),
      ...['2026-12-13', '2026-12-20', '2027-01-03', '2027-01-10'].map(day => sunday(day)),
    ],
    daysOff: [
      { day: '2026-11-01', kind: 'skipped', reason: '', settledAt: null },
      { day: '2026-12-27', kind: 'skipped', reason: 'Exams', settledAt: null },
    ],
    pauses: [{ ...pause, id: idOf(41), fromOn: '2026-10-01', untilOn: '2026-10-09' }, pause],
  });
  const removePause = (name: RegExp) => dialog.getByRole('button', { name }).first().click();
  const pauseButton = /2026.*2026/;

  inBoth('the days off that are ahead and the pause that runs now stand in a list', async () => {
    answer(SERIES, paused);
    await open('days-off', language === 'ar' ? 390 : 1280);
    const rows = dialog.getByRole('listitem');
    await expect.element(rows.first()).toBeVisible();
    expect(rows.elements()).toHaveLength(2);
    await expect.element(rows.first().getByText(text.daysOff.kinds.now)).toBeVisible();
    await expect.element(rows.first().getByText('Umrah')).toBeVisible();
    await expect.element(rows.last().getByText(text.daysOff.kinds.skipped)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('nothing off is said, and what would stand there', async () => {
    await open('days-off');
    await expect.element(dialog.getByText(text.daysOff.empty.title)).toBeVisible();
  });

  inBoth(
    'before a pause is taken back it says which sessions come back, and which are given up',
    async () => {
      answer(SERIES, paused);
      answer('DELETE /api/session-series/:id/pauses/00000000-0000-4000-8000-000000000040', whole());
      await open('days-off');
      await removePause(pauseButton);
      const confirm = page.getByRole('alertdialog');
      await expect.element(confirm).toBeVisible();
      // The Sundays of 22 and 29 November and 6 December; the one of today's week is over.
      const told = confirm.element().textContent;
      expect(told).toMatch(/3.*22.*6/s);
      expect(told).toContain(text.daysOff.back.past);
      await confirm.getByRole('button', { name: text.daysOff.back.confirm.pause }).click();
      await expect.element(toast(text.daysOff.removed.pause)).toBeVisible();
      await expect.element(dialog.getByText(text.daysOff.empty.title)).not.toBeInTheDocument();
    },
  );

  test('where a day is not free any more, all that are in the way are named', async () => {
    const day = 'DELETE /api/session-series/:id/days/2026-12-27';
    const clash = {
      ...{ day: '2026-12-27', whose: 'tutor', startsAt: '2026-12-27T15:30:00.000Z' },
      ...{ endsAt: '2026-12-27T16:30:00.000Z', other: { id: idOf(7), name: 'Layla', nameAr: 'ليلى' } },
    };
    answer(SERIES, paused);
    answer(day, refusal('series.clash', { clashes: [clash] }));
    await open('days-off');
    await removePause(/27/);
    await page.getByRole('alertdialog').getByRole('button', { name: text.daysOff.back.confirm.day }).click();
    const alert = dialog.getByRole('alert');
    await expect.element(alert.getByText(text.daysOff.clash.title)).toBeVisible();
    await expect.element(alert.getByText(language === 'ar' ? /ليلى/ : /Layla/)).toBeVisible();
    expect(asked(day).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"']);
  });
});
