import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import arProfiles from '#locales/ar/profiles.json';
import ar from '#locales/ar/session-series.json';
import arSessions from '#locales/ar/sessions.json';
import arWords from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import enProfiles from '#locales/en/profiles.json';
import en from '#locales/en/session-series.json';
import enSessions from '#locales/en/sessions.json';
import enWords from '#locales/en/translation.json';
import { SeriesList } from '#teaching/session-series/series-list.tsx';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { idOf, pageOf } from './samples.ts';
import { choose, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const namesIn = { en: enNames, ar: arNames };
const profilesIn = { en: enProfiles, ar: arProfiles };
const sessionsIn = { en: enSessions, ar: arSessions };
const wordsIn = { en: enWords, ar: arWords };
const ID = idOf(9);
const SERIES = 'GET /api/session-series/:id';
const CHANGE = 'POST /api/session-series/:id/change';
const PREVIEW = `${CHANGE}/preview`;

const plan = {
  ...{ id: ID, subject: 'English', duration: 60, everyWeeks: 1, version: 3 },
  tutor: { id: idOf(2), name: 'Eleanor Whitcombe', nameAr: 'إليانور', timezone: 'Europe/London' },
  student: { id: idOf(1), name: 'Omar Al Qahtani', nameAr: 'عمر القحطاني', timezone: 'Asia/Riyadh' },
  slots: [{ weekday: 7, time: '19:00' }],
  ...{ startsOn: '2026-11-15', untilOn: null, lessons: 5, timezone: 'Asia/Riyadh', filledUntil: null },
  ...{ endsAt: '2026-12-13T17:00:00.000Z', endedAt: null },
  ...{ createdAt: '2026-11-12T08:00:00.000Z', updatedAt: '2026-11-12T08:00:00.000Z' },
};
const listed = { ...plan, next: '2026-11-22T16:00:00.000Z', toCome: 4 };
const sunday = (day: string, more: object = {}) => ({
  ...{ id: idOf(Number(day.replaceAll('-', ''))), day, startsAt: `${day}T16:00:00.000Z` },
  ...{ status: 'scheduled', isWithdrawn: false, ...more },
});
const whole = (more: object = {}) => ({
  ...{ ...plan, meetingLink: 'https://meet.example/omar', followsId: null, daysOff: [], pauses: [] },
  sessions: [
    sunday('2026-11-15', { status: 'completed' }),
    ...['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13'].map(day => sunday(day)),
  ],
  ...more,
});
const next = { ...whole(), id: idOf(10), followsId: ID, sessions: [sunday('2026-11-29')], version: 1 };

const clash = {
  ...{ day: '2026-12-06', whose: 'tutor', other: { id: idOf(3), name: 'Mariam', nameAr: 'مريم' } },
  ...{ startsAt: '2026-12-06T14:30:00.000Z', endsAt: '2026-12-06T15:30:00.000Z' },
};
const at18 = (date: string, given: object = {}) => ({
  ...{ day: date, startsAt: `${date}T15:00:00.000Z`, endsAt: `${date}T16:00:00.000Z` },
  ...{ marks: [], isOn: true, clash: null, holiday: null, ...given },
});
const moved = (date: string) => ({
  ...{ id: idOf(Number(date.replaceAll('-', ''))), startsAt: `${date}T16:00:00.000Z` },
  to: { day: date, startsAt: `${date}T15:00:00.000Z` },
});
const gone = { id: idOf(70), startsAt: '2026-11-29T16:00:00.000Z' };
const stays = { id: idOf(71), startsAt: '2026-12-14T12:00:00.000Z', day: '2026-12-13', clash: null };
const preview = (given: object = {}) => ({
  ...{ timezone: 'Asia/Riyadh', tutorTimezone: 'Europe/London', from: '2026-11-29', lessons: 4 },
  head: { lessons: 2, off: 1, clashes: 1, outsideHours: 0, shifts: [] },
  days: [
    at18('2026-11-29'),
    at18('2026-12-06', { isOn: false, marks: ['clash'], clash }),
    at18('2026-12-20', { marks: ['outside-hours'] }),
  ],
  ...{ moved: [moved('2026-11-29')], made: [{ day: '2026-12-20', startsAt: '2026-12-20T15:00:00.000Z' }] },
  ...{ kept: [stays], removed: [], withdrawn: [gone] },
  ...given,
});

describe.each(languages)('another rule for a weekly series in %s', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const dialog = page.getByRole('dialog');
  const sundayName = wordsIn[language].hours.weekdays['7'];
  const nameIn = ({ name, nameAr }: { name: string; nameAr: string }) => (language === 'ar' ? nameAr : name);
  const told = (key: 'moved' | 'made' | 'kept') => text.change[`${key}_one`].replace('{{count}}', '1');
  const rows = dialog.getByRole('list', { name: text.preview.title }).getByRole('listitem');
  const body = () => asked(PREVIEW).at(-1)?.body;

  beforeEach(() => {
    answer('GET /api/session-series', pageOf(listed));
    answer(SERIES, whole());
    answer(PREVIEW, preview());
    answer(CHANGE, next);
  });

  async function open({ width = 1280, as = 'admin' }: { width?: Width; as?: 'admin' | 'tutor' } = {}) {
    await show(
      <>
        <h1>{text.list.title}</h1>
        <SeriesList viewer={as} />
      </>,
      { language, width, as },
    );
    await page.getByRole('button', { name: text.actions.open, exact: false }).click();
    await page.getByRole('menuitem', { name: text.actions.change }).click();
    await expect.element(timeField.getByRole('spinbutton').first()).toBeVisible();
  }
  const timeLabel = text.fields.time.replace('{{weekday}}', sundayName);
  const timeField = dialog.getByRole('group', { name: timeLabel });
  async function typeTime(digits = '1800') {
    await timeField.getByRole('spinbutton').first().click();
    await userEvent.keyboard(digits);
  }
  async function chooseFrom29() {
    await page.getByRole('button', { name: text.change.fromSession, exact: false }).click();
    await page.getByRole('option', { name: /29/ }).click();
  }
  const save = () => dialog.getByRole('button', { name: text.change.save }).click();

  inBoth('says what becomes of every session before it is saved (R456)', async () => {
    await open({ width: language === 'ar' ? 390 : 1280 });
    await expect.element(dialog.getByText(text.change.waiting)).toBeVisible();
    expect(asked(PREVIEW)).toEqual([]);
    await typeTime();
    await chooseFrom29();
    await expect.element(dialog.getByText(told('moved'))).toBeVisible();
    await expect.element(dialog.getByText(told('made'))).toBeVisible();
    await expect.element(dialog.getByText(told('kept'))).toBeVisible();
    await expect.element(dialog.getByText(text.end.withdrawn_one.replace('{{count}}', '1'))).toBeVisible();
    expect(rows.elements()).toHaveLength(3);
    expect(rows.elements()[0]?.textContent).toMatch(/18:00.*15:00/s);
    expect(rows.elements()[1]?.textContent).toContain(nameIn(clash.other));
    await expect.poll(body).toEqual({
      ...{ scope: 'following', sessionId: idOf(20261129), exceptions: 'keep' },
      ...{ slots: [{ weekday: 7, time: '18:00' }], on: [], off: [] },
    });
    expect(await accessibilityFaults()).toEqual([]);
    await save();
    await expect.element(toast(text.change.done.title)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked(CHANGE).map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      [
        '"3"',
        {
          ...{ scope: 'following', sessionId: idOf(20261129), exceptions: 'keep' },
          ...{ slots: [{ weekday: 7, time: '18:00' }], days: ['2026-11-29', '2026-12-20'] },
        },
      ],
    ]);
  });

  test('a day is decided about, and sessions that were moved by hand follow if they are asked to', async () => {
    await open();
    await typeTime();
    await expect.element(rows.first()).toBeVisible();
    await rows.nth(0).getByRole('button').click();
    await expect.poll(body).toMatchObject({ scope: 'all', on: [], off: ['2026-11-29'] });
    await dialog.getByText(text.change.exceptions.reset).click();
    await expect.poll(body).toMatchObject({ exceptions: 'reset', off: ['2026-11-29'] });
  });

  test('what nobody has touched is not sent: neither the number that is left, nor the link', async () => {
    await open();
    const left = dialog.getByRole('textbox', { name: text.fields.lessons });
    await expect.element(left).toHaveValue('4');
    await chooseFrom29();
    await expect.element(left).toHaveValue('3');
    await choose(sessionsIn[language].logger.fields.subject, namesIn[language].subjects.Mathematics);
    await expect.element(dialog.getByText(told('moved'))).toBeVisible();
    await save();
    await expect.element(toast(text.change.done.title)).toBeVisible();
    const days = ['2026-11-29', '2026-12-20'];
    expect(asked(CHANGE).map(({ body }) => body)).toEqual([
      { scope: 'following', sessionId: idOf(20261129), exceptions: 'keep', subject: 'Mathematics', days },
    ]);
    // The days do not depend on it.
    expect(body()).not.toHaveProperty('subject');
  });

  test('the end becomes another one: on a day, or none', async () => {
    await open();
    await dialog.getByText(text.ends.open, { exact: true }).click();
    await expect.poll(body).toMatchObject({ scope: 'all', goesOn: true });
    await dialog.getByText(text.ends.on, { exact: true }).click();
    await expect.poll(body).toMatchObject({ untilOn: '2026-12-13' });
    expect(body()).not.toHaveProperty('goesOn');
  });

  test('an admin chooses another tutor, whose link the sessions get', async () => {
    const tutor = { id: idOf(5), name: 'Harriet', nameAr: 'هارييت', timezone: 'Europe/London' };
    answer('GET /api/profiles', pageOf(tutor));
    answer(PREVIEW, preview({ kept: [{ ...stays, clash }] }));
    await open();
    const other = profilesIn[language].person.other.replace('{{name}}', nameIn(plan.tutor));
    await dialog.getByRole('button', { name: other }).click();
    await save();
    await expect.element(dialog.getByText(errors.field.required)).toBeVisible();
    await dialog.getByRole('searchbox').fill(nameIn(tutor).slice(0, 4));
    await dialog.getByRole('radio', { name: nameIn(tutor) }).click({ force: true });
    await expect.poll(body).toMatchObject({ tutorId: tutor.id });
    expect(body()).not.toHaveProperty('meetingLink');
    await expect
      .element(dialog.getByRole('textbox', { name: sessionsIn[language].change.parts.meetingLink }))
      .toHaveValue('');
    // She is not free where a session stays.
    const named = () => dialog.element().textContent.split(nameIn(clash.other)).length - 1;
    await expect.poll(named).toBe(2);
  });

  test('a tutor chooses no tutor, and reads of her own sessions as hers', async () => {
    await open({ as: 'tutor' });
    expect(dialog.getByText(profilesIn[language].person.tutor, { exact: true }).elements()).toEqual([]);
    await typeTime();
    const [own = ''] = text.clash.own.split('{{from}}');
    await expect.element(rows.nth(1)).toMatchTextContent(
      own
        .replace('{{name}}', nameIn(clash.other))
        .replaceAll(/[\u2066-\u2069]/g, '')
        .trim(),
    );
  });

  test('nothing is sent while nothing is different, and that is said', async () => {
    await open();
    await save();
    await expect.element(dialog.getByText(text.change.same.title)).toBeVisible();
    expect([asked(PREVIEW), asked(CHANGE)]).toEqual([[], []]);
  });

  test('days that are no longer free are said, and shown again', async () => {
    answer(CHANGE, refusal('series.clash', { clashes: [clash] }));
    await open();
    await typeTime();
    await expect.element(rows.first()).toBeVisible();
    const before = asked(PREVIEW).length;
    await save();
    await expect.element(dialog.getByText(text.daysOff.clash.title)).toBeVisible();
    await expect.poll(() => asked(PREVIEW).length).toBeGreaterThan(before);
  });

  test.each(['series.begun', 'series.over'] as const)('why it cannot be changed is said: %s', async code => {
    answer(PREVIEW, refusal(code));
    await open();
    await typeTime();
    const { title } = code === 'series.begun' ? errors.series.begun : errors.series.over;
    await expect.element(dialog.getByText(title)).toBeVisible();
  });

  test('where somebody changed it meanwhile, it goes on from how the series is now', async () => {
    const now = whole({ version: 4, subject: 'Mathematics' });
    await open();
    await typeTime();
    await expect.element(rows.first()).toBeVisible();
    answer(CHANGE, refusal('conflict.stale', { current: now }));
    answer(SERIES, now);
    await save();
    await expect.element(dialog.getByText(text.daysOff.stale.title)).toBeVisible();
    await expect.poll(() => asked(PREVIEW).at(-1)?.headers.get('if-match')).toBe('"4"');
    answer(CHANGE, next);
    await save();
    await expect.element(toast(text.change.done.title)).toBeVisible();
    const [, again] = asked(CHANGE);
    expect(again?.headers.get('if-match')).toBe('"4"');
    // The other change stays.
    expect(again?.body).not.toHaveProperty('subject');
  });

  test('what may have been saved is sent once more under the same key (R298)', async () => {
    await open();
    await typeTime();
    await expect.element(rows.first()).toBeVisible();
    answer(CHANGE, noNetwork);
    // By then it has ended.
    answer(SERIES, whole({ version: 4, untilOn: '2026-11-21', sessions: [], lessons: null }));
    await save();
    await expect.element(dialog.getByText(errors.service.unavailable.title)).toBeVisible();
    answer(CHANGE, next);
    await save();
    await expect.element(toast(text.change.done.title)).toBeVisible();
    const [first, again] = asked(CHANGE);
    expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect([again?.headers.get('if-match'), again?.body]).toEqual(['"3"', first?.body]);
  });

  test('what was typed is there again when it is opened again', async () => {
    await open();
    await typeTime();
    await expect.element(rows.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: text.actions.open, exact: false })).toHaveFocus();
    await page.getByRole('button', { name: text.actions.open, exact: false }).click();
    await page.getByRole('menuitem', { name: text.actions.change }).click();
    await expect.element(rows.first()).toBeVisible();
    expect(timeField.getByRole('spinbutton').first().element().textContent).toBe('18');
  });
});
