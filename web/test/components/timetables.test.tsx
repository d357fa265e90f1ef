import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arSettings from '#locales/ar/academy-settings.json';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/timetables.json';
import arTranslation from '#locales/ar/translation.json';
import enSettings from '#locales/en/academy-settings.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/timetables.json';
import enTranslation from '#locales/en/translation.json';
import { AdminSettings } from '#pages/admin-dashboard/settings.tsx';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { idOf, pageOf } from './samples.ts';
import { boxOf, choose, press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';
import { timetable } from './timetable-samples.ts';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const settingsIn = { en: enSettings, ar: arSettings };
const translationIn = { en: enTranslation, ar: arTranslation };
const errorsIn = { en: enErrors, ar: arErrors };
const LIST = 'GET /api/timetables';
const MAKE = 'POST /api/timetables';
const CHANGE = 'PATCH /api/timetables/:id';
const operations = { ...people.admin, rights: ['operations' as const] };

describe.each(languages)('the Ramadan timetables in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const countries = namesIn[language].country;
  const dialog = () => page.getByRole('dialog');
  const typeInto = async (label: string, digits: string) => {
    await dialog().getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await userEvent.keyboard(digits);
  };
  const open = (as: UserProfile = operations, width: Width = 1280) =>
    show(<AdminSettings />, { language, width, as, at: '/admin-dashboard/settings?tab=ramadan' });
  const nameIn = (text: string) => text.replace('{{year}}', '1448').replace('{{country}}', countries.SA);

  beforeEach(() => {
    const over = timetable({ id: idOf(81), hijriYear: 1447, fromOn: '2026-02-18', untilOn: '2026-03-19' });
    answer(LIST, pageOf(over, timetable({ status: 'applied', toSettle: 3, series: 12 })));
  });

  inBoth('are listed by year, those ahead first, and lead to their weekly series (R550)', async () => {
    await open();
    const link = page.getByRole('link', { name: countries.SA }).first();
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')).toBe(`/admin-dashboard/settings/ramadan/${idOf(80)}`);
    await expect.element(page.getByRole('tab', { name: settingsIn[language].tabs.ramadan })).toBeVisible();
    const years = page.getByRole('heading', { level: 3 }).elements();
    expect(years.map(({ textContent }) => textContent)).toEqual(
      ['1448', '1447'].map(year => words.year.replace('{{year}}', year)),
    );
    const first = page.getByRole('listitem').first();
    await expect.element(first.getByText(words.statuses.applied)).toBeVisible();
    expect(first.element().textContent).toMatch(/17:00.*19:00/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('are in sight among the tabs of a phone', async () => {
    await open(people.admin, 390);
    const tab = page.getByRole('tab', { name: settingsIn[language].tabs.ramadan, exact: true });
    await expect.element(tab).toBeVisible();
    await expect.poll(() => Math.min(boxOf(tab).left, 390 - boxOf(tab).right)).toBeGreaterThanOrEqual(0);
  });

  test('where there is none the page says how one comes to be', async () => {
    answer(LIST, pageOf());
    await open();
    await expect.element(page.getByText(words.empty.text)).toBeVisible();
  });

  test('a list that does not come can be asked for again', async () => {
    answer(LIST, refusal('internal'));
    await open();
    await expect.element(page.getByText(errorsIn[language].internal.title)).toBeVisible();
  });

  test('a new one has the days and the iftar of its country and year; a second one is refused in words (R546)', async () => {
    answer(MAKE, refusal('timetable.exists', { field: 'hijriYear' }));
    await open();
    await press(words.make.title);
    await choose(words.fields.country, countries.AE);
    await choose(words.fields.hijriYear, '1449');
    await typeInto(words.fields.untilOn, '20012028');
    await expect.element(dialog().getByText(words.problems.order)).toBeVisible();
    await typeInto(words.fields.untilOn, '26022028');
    expect(await accessibilityFaults()).toEqual([]);
    await press(words.make.save);
    await expect.element(dialog().getByText(errorsIn[language].timetable.exists.title)).toBeVisible();
    expect(asked(MAKE)[0]?.body).toEqual({
      ...{ country: 'AE', hijriYear: 1449, certainty: 'expected' },
      ...{ fromOn: '2028-01-28', untilOn: '2028-02-26', iftarFrom: '17:15', iftarUntil: '19:30' },
    });
    const made = timetable({ id: idOf(82), country: 'AE', hijriYear: 1449 });
    answer(MAKE, () => Response.json(made, { status: 201 }));
    await press(words.make.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
    // What it does is looked at next.
    expect(location.pathname).toBe(`/admin-dashboard/settings/ramadan/${idOf(82)}`);
  });

  test('iftar that somebody has chosen stays when the days change', async () => {
    answer(CHANGE, timetable({ version: 3 }));
    await open();
    await press(words.change.one.replace('{{name}}', nameIn(words.name)));
    await expect.element(dialog().getByText(words.change.applied)).toBeVisible();
    await typeInto(words.fields.iftarUntil, '1630');
    await expect.element(dialog().getByText(words.problems.iftar)).toBeVisible();
    await typeInto(words.fields.iftarUntil, '1915');
    await typeInto(words.fields.fromOn, '09022027');
    await choose(words.fields.certainty, words.certainties.announced);
    await press(words.change.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(CHANGE)[0]?.headers.get('if-match')).toBe('"2"');
    expect(asked(CHANGE)[0]?.body).toEqual({
      ...{ fromOn: '2027-02-09', untilOn: '2027-03-08', certainty: 'announced' },
      ...{ iftarFrom: '17:00', iftarUntil: '19:15' },
    });
  });

  test('one that somebody else has changed is shown beside what was typed', async () => {
    const theirs = timetable({ certainty: 'announced', version: 3 });
    answer(CHANGE, refusal('conflict.stale', { current: theirs }));
    await open();
    await press(words.change.one.replace('{{name}}', nameIn(words.name)));
    await typeInto(words.fields.fromOn, '09022027');
    await press(words.change.save);
    await expect.element(dialog().getByText(words.certainties.announced)).toBeVisible();
    // Another one that is applied has one of these days.
    answer(CHANGE, refusal('timetable.exists', { field: 'fromOn' }));
    await press(translationIn[language].ui.versions.keepYours);
    await expect.element(dialog().getByText(words.overlap.title)).toBeVisible();
    expect(asked(CHANGE).at(-1)?.headers.get('if-match')).toBe('"3"');
  });
});
