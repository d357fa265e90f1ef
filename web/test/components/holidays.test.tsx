import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arSettings from '#locales/ar/academy-settings.json';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/holidays.json';
import enSettings from '#locales/en/academy-settings.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/holidays.json';
import { AdminSettings } from '#pages/admin-dashboard/settings.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf, session } from './samples.ts';
import { press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const settingsIn = { en: enSettings, ar: arSettings };
const errorsIn = { en: enErrors, ar: arErrors };
const HOLIDAYS = 'GET /api/holidays';
const LESSONS = 'GET /api/sessions/calendar';
const ADD = 'POST /api/holidays';

const holiday = (different: object = {}) => ({
  ...{ id: idOf(70), country: 'SA', key: 'eid-al-fitr-1448', name: 'Eid al-Fitr', nameAr: 'عيد الفطر' },
  ...{ fromOn: '2026-12-02', untilOn: '2026-12-04', isOff: true, certainty: 'expected', isEdited: false },
  ...{ createdAt: inHours(-48), updatedAt: inHours(-48), version: 2 },
  ...different,
});
const inRiyadh = session({ startsAt: '2026-12-03T13:00:00.000Z', endsAt: '2026-12-03T14:00:00.000Z' });
const inDubai = session({
  id: idOf(11),
  student: { id: idOf(3), name: 'Omar Haddad', nameAr: 'عمر حدّاد', timezone: 'Asia/Dubai' },
  timezone: 'Asia/Dubai',
});
const operations = { ...people.admin, rights: ['operations' as const] };

describe.each(languages)('the holidays in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const nameIn = ({ name, nameAr }: { name: string; nameAr: string | null }) =>
    language === 'ar' ? (nameAr ?? name) : name;
  /** The fields of a date stand in the order of day, month, year. */
  const typeDay = async (label: string, digits: string) => {
    await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await userEvent.keyboard(digits);
  };
  const open = () =>
    show(<AdminSettings />, { language, as: operations, at: '/admin-dashboard/settings?tab=holidays' });

  beforeEach(() => {
    answer(HOLIDAYS, pageOf(holiday()));
    answer(LESSONS, {
      ...pageOf(inRiyadh, inDubai),
      hours: [],
      keepsHours: false,
      timeOff: [],
      holidays: [],
    });
  });

  inBoth('are listed by year, with the sessions of the families who live there (R542)', async () => {
    await open();
    const row = page.getByRole('listitem', { name: nameIn(holiday()) });
    await expect.element(row.getByText(words.off)).toBeVisible();
    // An admin without the right of an owner sees these parts alone.
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(tab => tab.textContent),
    ).toEqual([settingsIn[language].tabs.holidays, settingsIn[language].tabs.ramadan]);
    expect(asked(HOLIDAYS)[0]?.query.get('from')).toBe('2026-01-01');
    await row.getByRole('button', { name: words.lessons.show }).click();
    const lessons = row.getByRole('list', { name: words.lessons.list });
    await expect.element(lessons.getByText(nameIn(inRiyadh.student))).toBeVisible();
    expect(lessons.getByRole('link').elements()).toHaveLength(1);
    expect(lessons.getByRole('link').element().getAttribute('href')).toContain(
      `show=day&day=2026-12-03&lesson=${inRiyadh.id}`,
    );
    const { query } = asked(LESSONS)[0] ?? { query: new URLSearchParams() };
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ from: '2026-12-02', to: '2026-12-04', timezone: 'Asia/Riyadh', status: 'scheduled' },
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('one is added after its days are right, and the sessions on them are shown before (R541)', async () => {
    answer(ADD, refusal('holiday.exists', { field: 'fromOn' }));
    await open();
    await press(words.add.title);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.add.save }).click();
    await expect
      .poll(() => dialog.getByText(errorsIn[language].field.required).elements().length)
      .toBeGreaterThan(2);
    await dialog.getByRole('button', { name: words.fields.country, exact: false }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: words.fields.name }).fill('Flag Day');
    await dialog.getByRole('textbox', { name: words.fields.nameAr }).fill('يوم العلم');
    await typeDay(words.fields.fromOn, '03122026');
    await typeDay(words.fields.untilOn, '02122026');
    await expect.element(dialog.getByText(words.problems.order)).toBeVisible();
    await typeDay(words.fields.untilOn, '03122026');
    await expect.element(dialog.getByText(nameIn(inRiyadh.student))).toBeVisible();
    await dialog.getByRole('button', { name: words.add.save }).click();
    await expect.element(dialog.getByText(errorsIn[language].holiday.exists.title)).toBeVisible();
    const made = holiday({ id: idOf(71), name: 'Flag Day', nameAr: 'يوم العلم', isEdited: true, version: 1 });
    answer(ADD, () => Response.json(made, { status: 201 }));
    answer(HOLIDAYS, pageOf(made));
    await dialog.getByRole('button', { name: words.add.save }).click();
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(ADD).at(-1)?.body).toEqual({
      ...{
        country: 'SA',
        name: 'Flag Day',
        nameAr: 'يوم العلم',
        fromOn: '2026-12-03',
        untilOn: '2026-12-03',
      },
      ...{ isOff: false, certainty: 'announced' },
    });
    // What lies on it is listed without another press.
    await expect
      .element(page.getByRole('listitem', { name: nameIn(made) }).getByText(nameIn(inRiyadh.student)))
      .toBeVisible();
  });

  test('one is changed, and removed after a question that says what it means', async () => {
    answer('PATCH /api/holidays/:id', holiday({ isOff: false, version: 3 }));
    answer('DELETE /api/holidays/:id', { id: idOf(70) });
    await open();
    const row = page.getByRole('listitem', { name: nameIn(holiday()) });
    await row.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(words.change.own)).toBeVisible();
    await dialog.getByText(words.fields.isOff).click();
    await dialog.getByRole('button', { name: words.change.save }).click();
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked('PATCH /api/holidays/:id')[0]?.headers.get('if-match')).toBe('"2"');
    expect(asked('PATCH /api/holidays/:id')[0]?.body).toMatchObject({ isOff: false, fromOn: '2026-12-02' });
    await row.getByRole('button').nth(1).click();
    const question = page.getByRole('alertdialog').getByText(words.remove.text);
    await expect.element(question).toBeVisible();
    await press(words.remove.confirm);
    await expect.element(toast(words.removed.title)).toBeVisible();
  });
});
