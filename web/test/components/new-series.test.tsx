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
import { NewSeriesDialog } from '#teaching/session-series/new-series-dialog.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { idOf, pageOf, studentCard } from './samples.ts';
import { choose, options, press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const wordsIn = { en: enWords, ar: arWords };
const namesIn = { en: enNames, ar: arNames };
const sessionsIn = { en: enSessions, ar: arSessions };
const profilesIn = { en: enProfiles, ar: arProfiles };
const PREVIEW = 'POST /api/session-series/preview';
const MAKE = 'POST /api/session-series';

const tutor = { id: idOf(2), name: 'Eleanor Whitcombe', nameAr: 'إليانور', timezone: 'Europe/London' };
const student = { id: idOf(1), name: 'Omar Al Qahtani', nameAr: 'عمر القحطاني', timezone: 'Asia/Riyadh' };
const other = { id: idOf(3), name: 'Mariam', nameAr: 'مريم' };

const day = (date: string, given: object = {}) => ({
  ...{ day: date, startsAt: `${date}T16:00:00.000Z`, endsAt: `${date}T17:00:00.000Z` },
  ...{ marks: [], isOn: true, clash: null, holiday: null },
  ...given,
});
const clash = {
  ...{ day: '2026-12-06', whose: 'tutor', other },
  ...{ startsAt: '2026-12-06T16:30:00.000Z', endsAt: '2026-12-06T17:30:00.000Z' },
};
const eid = { name: 'Eid al-Fitr', nameAr: 'عيد الفطر' };
const preview = (given: object = {}) => ({
  ...{ timezone: 'Asia/Riyadh', tutorTimezone: 'Europe/London' },
  head: {
    ...{ lessons: 3, off: 2, clashes: 1, outsideHours: 1 },
    shifts: [{ minutes: 60, lessons: 1, fromOn: '2027-03-28', untilOn: '2027-03-28' }],
  },
  days: [
    day('2026-11-22'),
    day('2026-11-29', { marks: ['holiday-off'], isOn: false, holiday: eid }),
    day('2026-12-06', { marks: ['clash'], isOn: false, clash }),
    day('2026-12-13', { marks: ['outside-hours'] }),
    day('2027-03-28'),
  ],
  ...given,
});

describe.each(languages)('a new weekly series in %s', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language];
  const sunday = wordsIn[language].hours.weekdays['7'];
  const nameIn = ({ name, nameAr }: { name: string; nameAr: string }) => (language === 'ar' ? nameAr : name);
  const rows = page.getByRole('list', { name: text.preview.title }).getByRole('listitem');
  const forward = text.clocks.forward.replace('{{city}}', namesIn[language].timezone['Europe/London']);
  const make = { en: en.make_other, ar: ar.make_few }[language].replace('{{count}}', '3');
  const body = () => asked(PREVIEW).at(-1)?.body;

  beforeEach(() => {
    answer('GET /api/profiles', ({ query }) =>
      Response.json(pageOf(query.get('role') === 'tutor' ? tutor : student)),
    );
    answer(PREVIEW, preview());
  });

  async function find(kind: 'tutor' | 'student', person: typeof tutor) {
    const field = page.getByRole('searchbox', { name: profilesIn[language].person[kind] });
    await field.fill(nameIn(person).slice(0, 4));
    await page
      .getByRole('radiogroup', { name: profilesIn[language].search.found })
      .getByText(nameIn(person))
      .click();
  }
  async function open(width: Width = 1280) {
    await show(<NewSeriesDialog day="2026-11-22" viewer="admin" onClose={() => {}} />, {
      language,
      width,
      as: 'admin',
    });
    await find('tutor', tutor);
    await find('student', student);
    await choose(sessionsIn[language].logger.fields.subject, namesIn[language].subjects.English);
  }
  async function chooseSunday(time = '1900') {
    await page.getByText(text.weekdays['7'], { exact: true }).click();
    await page
      .getByRole('group', { name: text.fields.time.replace('{{weekday}}', sunday) })
      .getByRole('spinbutton')
      .first()
      .click();
    await userEvent.keyboard(time);
  }

  inBoth('shows every day by both clocks before anything is made (R454)', async () => {
    await open();
    await expect.element(page.getByText(text.preview.waiting)).toBeVisible();
    await chooseSunday();
    await expect.element(rows.first()).toBeVisible();
    expect(body()).toEqual({
      ...{ tutorId: tutor.id, studentId: student.id, duration: 60, everyWeeks: 1, lessons: 12 },
      ...{ slots: [{ weekday: 7, time: '19:00' }], startsOn: '2026-11-22', on: [], off: [] },
    });
    const told = rows.elements().map(row => row.textContent ?? '');
    expect(told).toHaveLength(5);
    expect(told[0]).toMatch(/19:00.*16:00/s);
    expect(told[1]).toContain(nameIn(eid));
    expect(told[2]).toContain(text.marks.clash);
    expect(told[2]).toContain(nameIn(other));
    expect(told[3]).toContain(text.marks['outside-hours']);
    // British clocks have changed since the lesson before.
    expect(told.map(row => row.includes(forward))).toEqual([false, false, false, false, true]);
    expect(told[4]).toMatch(/19:00.*17:00/s);
    await expect.element(page.getByText(text.preview.shifted)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('a day is skipped and another is added; one that clashes cannot be', async () => {
    await open(390);
    await chooseSunday();
    await expect.element(rows.first()).toBeVisible();
    expect(rows.nth(2).getByRole('button').elements()).toEqual([]);
    await rows.nth(0).getByRole('button').click();
    await expect.poll(body).toMatchObject({ on: [], off: ['2026-11-22'] });
    await rows.nth(1).getByRole('button').click();
    await expect.poll(body).toMatchObject({ on: ['2026-11-29'], off: ['2026-11-22'] });
  });

  test('can go on without an end (R453)', async () => {
    await open();
    await chooseSunday();
    await page.getByText(text.ends.open, { exact: true }).click();
    await expect.element(page.getByText(text.ends.openHint)).toBeVisible();
    await expect.poll(body).not.toHaveProperty('lessons');
    expect(body()).not.toHaveProperty('untilOn');
  });

  test('is saved with the days that have a session', async () => {
    await open();
    await chooseSunday();
    await expect.element(rows.first()).toBeVisible();
    answer(MAKE, { id: idOf(90), sessions: [], version: 1 });
    await press(make);
    await expect.element(toast(text.made.title)).toBeVisible();
    expect(asked(MAKE).map(({ body }) => body)).toEqual([
      {
        ...{ tutorId: tutor.id, studentId: student.id, subject: 'English', duration: 60, everyWeeks: 1 },
        ...{ slots: [{ weekday: 7, time: '19:00' }], startsOn: '2026-11-22', lessons: 12 },
        ...{ timezone: 'Asia/Riyadh', days: ['2026-11-22', '2026-12-13', '2027-03-28'] },
      },
    ]);
  });

  inBoth('a tutor makes one with a student of hers, and says no tutor', async () => {
    answer('GET /api/students', pageOf(studentCard(student), studentCard({ isAssigned: false })));
    const width = language === 'ar' ? 390 : 1280;
    await show(<NewSeriesDialog day="2026-11-22" viewer="tutor" onClose={() => {}} />, {
      ...{ language, width, as: 'tutor' },
    });
    const { fields } = sessionsIn[language].logger;
    await page.getByRole('button', { name: fields.studentId, exact: false }).click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    expect(options()).toEqual([nameIn(student)]);
    await page.getByRole('option').click();
    await choose(fields.subject, namesIn[language].subjects.English);
    await chooseSunday();
    await expect.element(rows.first()).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    answer(MAKE, { id: idOf(90), sessions: [], version: 1 });
    await press(make);
    await expect.element(page.getByText(text.made.textFamily)).toBeVisible();
    const [made] = asked(MAKE);
    expect(made?.body).toMatchObject({ studentId: student.id, subject: 'English' });
    expect(made?.body).not.toHaveProperty('tutorId');
  });

  test('says that days are no longer free, and reads them again (R455)', async () => {
    await open();
    await chooseSunday();
    await expect.element(rows.first()).toBeVisible();
    answer(MAKE, refusal('series.clash', { clashes: [clash] }));
    const before = asked(PREVIEW).length;
    await press(make);
    await expect.element(page.getByText(errorsIn[language].series.clash.title)).toBeVisible();
    await expect.poll(() => asked(PREVIEW).length).toBeGreaterThan(before);
  });

  test('asks for nothing while the first day is on another weekday, and says so', async () => {
    await open();
    await page.getByText(text.weekdays['1'], { exact: true }).click();
    await expect.element(page.getByText(text.firstDay)).toBeVisible();
    await press(text.save);
    expect([asked(PREVIEW), asked(MAKE)]).toEqual([[], []]);
  });

  test('asks for nothing while a year is typed, digit by digit', async () => {
    await open();
    await chooseSunday();
    await expect.element(rows.first()).toBeVisible();
    const asks = asked(PREVIEW).length;
    const year = page.getByRole('group', { name: text.fields.startsOn }).getByRole('spinbutton').nth(2);
    await year.click();
    await userEvent.keyboard('202');
    await press(text.save);
    await expect.element(page.getByText(errorsIn[language].field.required).first()).toBeVisible();
    expect(asked(PREVIEW)).toHaveLength(asks);
  });
});
