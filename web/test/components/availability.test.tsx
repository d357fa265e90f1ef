import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ar from '#locales/ar/availability.json';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import arShared from '#locales/ar/translation.json';
import en from '#locales/en/availability.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import enShared from '#locales/en/translation.json';
import { TutorPlan } from '#pages/dashboard/tutor-plan.tsx';
import { TutorHours } from '#pages/tutor-dashboard/hours.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours, student } from './samples.ts';
import { press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const namesIn = { en: enNames, ar: arNames };
const sharedIn = { en: enShared, ar: arShared };
const { tutor } = people;
const written = { createdAt: inHours(-48), updatedAt: inHours(-48), version: 3 };
const named = { id: tutor.id, name: tutor.name, nameAr: tutor.name_ar };

const set = (different: object = {}) => ({
  id: idOf(50),
  tutor: named,
  timezone: 'Europe/London',
  validFrom: '2026-01-01',
  validUntil: null,
  mostADay: null,
  bufferMinutes: 10,
  hours: [{ weekday: 1, opens: 720, closes: 1020 }],
  ...written,
  ...different,
});
const misfit = {
  id: idOf(10),
  student: { id: student.id, name: student.name, nameAr: student.nameAr },
  subject: 'English',
  startsAt: '2026-11-16T16:00:00.000Z',
  endsAt: '2026-11-16T17:00:00.000Z',
  timezone: 'Asia/Riyadh',
  misfit: 'outside-hours',
};
const NONE = { misfits: [], isAll: true };
const listOf = (...items: readonly object[]) => ({ items, nextCursor: null });

describe.each(languages)('the availability of a tutor in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const { weekdays } = sharedIn[language].hours;
  const addTo = (day: string) => text.week.addTo.replace('{{day}}', day);

  beforeEach(() => {
    answer('GET /api/availability', listOf(set()));
    answer('GET /api/time-off', listOf());
    answer('GET /api/availability/days', listOf());
  });

  const open = () =>
    show(<TutorHours />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard/calendar/hours' });

  test('shows her hours by the clocks of families in both seasons (R481)', async () => {
    await open();
    const monday = page.getByRole('region', { name: weekdays['1'] });
    await expect.element(monday).toBeVisible();
    const seasons = text.week.seasons
      .replace('{{winter}}', '\u206615:00–20:00\u2069')
      .replace('{{summer}}', '\u206614:00–19:00\u2069');
    await expect.element(monday.getByText(seasons)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('saves hours from today on, and first shows the sessions that no longer fit (R482)', async () => {
    answer('POST /api/availability/preview', { misfits: [misfit], isAll: true });
    answer('POST /api/availability', { availability: set({ version: 1 }), misfits: [misfit], isAll: true });
    await open();
    await press(text.week.copyFrom.replace('{{day}}', weekdays['1']));
    await press(text.week.save);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(language === 'ar' ? student.nameAr : student.name)).toBeVisible();
    expect(asked('POST /api/availability')).toEqual([]);
    await dialog.getByRole('button', { name: text.week.save }).click();
    await expect.element(toast(text.week.saved.title)).toBeVisible();
    expect(asked('POST /api/availability')[0]?.body).toMatchObject({
      validFrom: '2026-11-16',
      validUntil: null,
      timezone: 'Europe/London',
      bufferMinutes: 10,
      hours: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, opens: 720, closes: 1020 })),
    });
  });

  test('changes hours that began today in their place', async () => {
    answer('GET /api/availability', listOf(set({ validFrom: '2026-11-16' })));
    answer('POST /api/availability/:id/preview', NONE);
    answer('PATCH /api/availability/:id', { availability: set({ version: 4 }), ...NONE });
    await open();
    await press(text.week.save);
    await expect.element(toast(text.week.saved.title)).toBeVisible();
    expect(asked('PATCH /api/availability/:id')[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('says what is wrong with a day before anything is sent', async () => {
    await open();
    await press(addTo(weekdays['2']));
    await press(text.week.save);
    const tuesday = page.getByRole('region', { name: weekdays['2'] });
    await expect.element(tuesday.getByText(text.week.problem.missing)).toBeVisible();
    expect(asked('POST /api/availability/preview')).toEqual([]);
  });

  test('says why hours could not be saved', async () => {
    answer('POST /api/availability/preview', refusal('availability.overlap'));
    await open();
    await press(text.week.save);
    const { title } = errorsIn[language].availability.overlap;
    await expect.element(page.getByRole('alert').getByText(title)).toBeVisible();
  });

  test('asks once by which clock her hours are meant after she moved (R477)', async () => {
    answer('GET /api/availability', listOf(set({ timezone: 'Asia/Riyadh' })));
    answer('POST /api/availability', { availability: set({ version: 1 }), ...NONE });
    await open();
    const { timezone } = namesIn[language];
    await press(text.zone.take.replace('{{city}}', timezone['Europe/London']));
    await expect.element(toast(text.zone.changed.title)).toBeVisible();
    expect(asked('POST /api/availability')[0]?.body).toMatchObject({
      timezone: 'Europe/London',
      validFrom: '2026-11-16',
      hours: [{ weekday: 1, opens: 720, closes: 1020 }],
    });
  });

  test('keeps the clock of her hours where she wants it so', async () => {
    answer('GET /api/availability', listOf(set({ timezone: 'Asia/Riyadh' })));
    await open();
    const city = namesIn[language].timezone['Asia/Riyadh'];
    const title = page.getByText(text.zone.title.replace('{{city}}', city));
    await press(text.zone.keep.replace('{{city}}', city));
    await expect.element(title).not.toBeInTheDocument();
    expect(asked('POST /api/availability')).toEqual([]);
    localStorage.clear();
  });

  test('lists time off and takes it back after a question', async () => {
    const off = {
      id: idOf(60),
      tutor: named,
      startsAt: '2027-04-04T23:00:00.000Z',
      endsAt: '2027-04-09T23:00:00.000Z',
      kind: 'leave',
      note: 'Dentist',
      ...written,
    };
    answer('GET /api/time-off', listOf(off));
    answer('DELETE /api/time-off/:id', { id: off.id });
    await open();
    await expect.element(page.getByText('Dentist')).toBeVisible();
    await page.getByRole('button', { name: text.off.removeOne.split('{{')[0] ?? '', exact: false }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.off.ask.confirm }).click();
    await expect.element(toast(text.off.removed.title)).toBeVisible();
    expect(asked('DELETE /api/time-off/:id')[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('needs both days of time off', async () => {
    await open();
    await press(text.off.add);
    const required = errorsIn[language].field.required;
    await expect.poll(() => page.getByText(required).elements()).toHaveLength(2);
    expect(asked('POST /api/time-off/preview')).toEqual([]);
  });

  const dates = { tutor: named, day: '2026-12-01', timezone: 'Europe/London', version: 2, id: idOf(70) };
  /** The fields of a date stand in the order of day, month, year. */
  const typeDay = async (label: string, digits: string) => {
    await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await userEvent.keyboard(digits);
  };

  test('gives one date other hours, and first shows the sessions that no longer fit (R476, R482)', async () => {
    answer('GET /api/availability/days/2026-12-07', {
      ...dates,
      day: '2026-12-07',
      ranges: null,
      version: 0,
    });
    answer('POST /api/availability/days/2026-12-07/preview', { misfits: [misfit], isAll: true });
    answer('PUT /api/availability/days/2026-12-07', { day: { ...dates, ranges: [] }, ...NONE });
    await open();
    await typeDay(text.date.day, '07122026');
    await press(text.date.open);
    const dialog = page.getByRole('dialog');
    // A Monday begins with the hours of Mondays, and nothing can be brought back yet.
    await expect.element(dialog.getByText('15:00–20:00', { exact: false })).toBeVisible();
    expect(dialog.getByText(text.date.choices.weekly, { exact: true }).elements()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await dialog.getByText(text.date.choices.closed, { exact: true }).click();
    await dialog.getByRole('button', { name: text.date.save }).click();
    await expect.element(dialog.getByText(text.misfits.text)).toBeVisible();
    await dialog.getByRole('button', { name: text.date.save }).click();
    await expect.element(toast(text.date.saved.title)).toBeVisible();
    const [saved] = asked('PUT /api/availability/days/2026-12-07');
    expect(saved?.headers.get('if-match')).toBe('"0"');
    expect(saved?.body).toEqual({ timezone: 'Europe/London', ranges: [] });
  });

  test('lists the dates with hours of their own, and brings the weekly ones back (R476)', async () => {
    const date = { ...dates, ranges: [{ opens: 600, closes: 720 }] };
    answer('GET /api/availability/days', listOf(date));
    answer('GET /api/availability/days/2026-12-01', date);
    answer('POST /api/availability/days/2026-12-01/preview', NONE);
    answer('PUT /api/availability/days/2026-12-01', { day: { ...date, ranges: null }, ...NONE });
    await open();
    const row = page.getByRole('list', { name: text.date.title }).getByRole('listitem');
    await expect.element(row).toMatchTextContent('10:00–12:00');
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(text.date.choices.weekly, { exact: true }).click();
    await dialog.getByRole('button', { name: text.date.save }).click();
    await expect.element(toast(text.date.saved.title)).toBeVisible();
    expect(asked('PUT /api/availability/days/2026-12-01')[0]?.body).toMatchObject({ ranges: null });
  });

  test('changes time off that has times (R476)', async () => {
    const off = {
      ...{ id: idOf(60), tutor: named, kind: 'leave', note: 'Dentist', ...written },
      ...{ startsAt: '2026-12-03T09:00:00.000Z', endsAt: '2026-12-03T13:00:00.000Z' },
    };
    answer('GET /api/time-off', listOf(off));
    answer('POST /api/time-off/:id/preview', NONE);
    answer('PATCH /api/time-off/:id', { timeOff: { ...off, version: 4 }, ...NONE });
    await open();
    await expect.element(page.getByText('09:00–13:00', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: text.off.changeOne.split('{{')[0] ?? '', exact: false }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(text.off.wholeDays).click();
    await dialog.getByRole('button', { name: text.off.change.save }).click();
    await expect.element(toast(text.off.saved.title)).toBeVisible();
    const [saved] = asked('PATCH /api/time-off/:id');
    expect(saved?.headers.get('if-match')).toBe('"3"');
    expect(saved?.body).toEqual({
      fromOn: '2026-12-03',
      untilOn: '2026-12-03',
      kind: 'leave',
      note: 'Dentist',
    });
  });

  test('of a tutor is planned by an admin, by the tutor’s clock (R475, R476)', async () => {
    answer('POST /api/time-off/preview', NONE);
    answer('POST /api/time-off', { timeOff: {}, ...NONE });
    const plan = { id: idOf(1), timezone: 'Europe/London' };
    await show(
      <>
        <h1>{text.week.title}</h1>
        <TutorPlan tutor={plan} />
      </>,
      { language, as: 'admin' },
    );
    await expect.element(page.getByText(text.off.note.tutor, { exact: false })).toBeVisible();
    for (const list of ['availability', 'availability/days', 'time-off'])
      await expect.poll(() => asked(`GET /api/${list}`)[0]?.query.get('tutorId')).toBe(plan.id);
    await typeDay(text.off.from, '03122026');
    await typeDay(text.off.until, '04122026');
    await press(text.off.add);
    await expect.element(toast(text.off.saved.title)).toBeVisible();
    expect(asked('POST /api/time-off')[0]?.body).toMatchObject({ tutorId: plan.id, fromOn: '2026-12-03' });
  });
});
