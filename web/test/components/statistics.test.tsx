import { languages } from '@bayan/domain/language/language';
import type { PeriodSums, Statistics } from '@bayan/domain/statistics/statistics.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arApplications from '#locales/ar/applications.json';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/statistics.json';
import enApplications from '#locales/en/applications.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/statistics.json';
import { AdminStats } from '#pages/admin-dashboard/stats.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Theme, type Width } from './render.tsx';
import { idOf, pageOf } from './samples.ts';
import { choose, press, toast } from './screen.ts';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const errorsIn = { en: enErrors, ar: arErrors };
const stagesIn = { en: enApplications.stages, ar: arApplications.stages };
const LINE = 'GET /api/statistics';

const taught = {
  planned: 10,
  completed: 7,
  cancelled: 2,
  leftOpen: 1,
  minutes: 450,
  ratings: 2,
  stars: 9,
  homework: 4,
  onTime: 3,
  late: 1,
  overdue: 0,
};
const sums = (different: Partial<PeriodSums> = {}): PeriodSums => ({
  ...taught,
  applications: 5,
  matched: 2,
  matchMinutes: 4_800,
  ...different,
});
const NOTHING = Object.fromEntries(Object.keys(sums()).map(name => [name, 0])) as unknown as PeriodSums;
const active = (month: string, students: number) => ({
  month,
  students,
  tutors: 2,
  returned: 3,
  studentsBefore: 4,
});

const statistics: Statistics = {
  timezone: 'Asia/Riyadh',
  period: { from: '2026-10-01', until: '2026-11-16' },
  before: { from: '2026-08-15', until: '2026-09-30' },
  total: sums(),
  totalBefore: NOTHING,
  parts: [
    { from: '2026-10-01', until: '2026-10-31', ...sums() },
    { from: '2026-11-01', until: '2026-11-16', ...NOTHING },
  ],
  months: [active('2026-10', 6), active('2026-11', 8)],
  lastMonthBefore: active('2026-09', 4),
  stages: [{ kind: 'student', stage: 'matched', applications: 2 }],
};

describe.each(languages)('the statistics in %s', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language];
  const rowsOf = (name: string) =>
    page
      .getByRole('table', { name, exact: true })
      .getByRole('row')
      .elements()
      .map(row => [...row.children].map(cell => cell.textContent));
  const actionOn = (action: 'asTable' | 'asChart' | 'export', title: string) =>
    text.actionOn.replace('{{action}}', text[action]).replace('{{title}}', title);
  const months = language === 'ar' ? ['أكتوبر', 'نوفمبر'] : ['Oct', 'Nov'];

  beforeEach(() => {
    answer(LINE, statistics);
    answer('GET /api/statistics/by-subject', { items: [{ subject: 'English', ...taught }] });
    answer('GET /api/statistics/by-country', { items: [{ country: null, ...taught }] });
    answer(
      'GET /api/statistics/by-tutor',
      pageOf({ id: idOf(1), name: 'Eleanor Whitfield', nameAr: null, ...taught }),
    );
  });

  const open = (width: Width = 390, theme: Theme = 'light', query = '') =>
    show(<AdminStats />, { language, width, theme, as: 'admin', at: `/admin-dashboard/stats${query}` });

  test.each([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)('tell each figure beside the one before, at %i, %s (R952)', async (width, theme) => {
    await open(width, theme);
    const summary = page.getByRole('region', { name: text.summary });
    await expect.element(summary).toMatchTextContent('70%');
    for (const words of [text.before.replace('{{value}}', '0'), '7.5', '4.5', '75%'])
      await expect.element(summary).toMatchTextContent(words);
    await expect.element(page.getByText('Eleanor Whitfield')).toBeVisible();
    expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('are read as a table behind each chart; what is not known is no nought (R958)', async () => {
    await open(1280);
    await expect
      .poll(() => rowsOf(text.figures.hours))
      .toEqual([
        [text.units.month, text.figures.hours],
        [months[0], '7.5'],
        [months[1], '0'],
      ]);
    expect(rowsOf(text.figures.completion).slice(1)).toEqual([
      [months[0], '70%'],
      [months[1], text.none],
    ]);
    expect(rowsOf(text.figures.retention).slice(1)).toEqual([
      [months[0], '75%'],
      [months[1], '75%'],
    ]);
    await expect
      .poll(() => rowsOf(text.breakdowns['by-subject'].title)[1]?.slice(0, 4))
      .toEqual([namesIn[language].subjects.English, '7', '7.5', '70%']);
    expect(rowsOf(text.breakdowns['by-country'].title)[1]?.[0]).toBe(text.noCountry);
    expect(rowsOf(text.stages.title)[4]).toEqual([stagesIn[language].student.matched, '2', '0', '0']);
  });

  test('show the table of a chart, and the chart again', async () => {
    await open();
    await press(actionOn('asTable', text.figures.hours));
    const table = page.getByRole('table', { name: text.figures.hours, exact: true });
    const shownWidth = () => table.element().parentElement?.getBoundingClientRect().width;
    expect(shownWidth()).toBeGreaterThan(200);
    await press(actionOn('asChart', text.figures.hours));
    expect(shownWidth()).toBeLessThan(2);
  });

  test('are asked for by the days and steps of the address, and say so in it (R951)', async () => {
    await open(1280, 'light', '?from=2026-10-01&to=2026-10-31');
    await expect.poll(() => asked(LINE).at(-1)?.query.get('from')).toBe('2026-10-01');
    expect(asked(LINE).at(-1)?.query.get('unit')).toBe('month');
    await choose(text.unit, text.by.day);
    await expect.poll(() => asked(LINE).at(-1)?.query.get('unit')).toBe('day');
    expect(asked(LINE).at(-1)?.query.get('to')).toBe('2026-10-31');
  });

  test('name the day that cannot be, and ask for nothing (R951)', async () => {
    await open(1280, 'light', '?from=2026-10-31&to=2026-10-01');
    await expect.element(page.getByText(text.issues.to['too-small'])).toBeVisible();
    expect(asked(LINE)).toEqual([]);
  });

  test('say that an export failed', async () => {
    answer('GET /api/statistics/export', refusal('not-found'));
    await open();
    await press(actionOn('export', text.figures.rating));
    await expect.element(toast(errorsIn[language]['not-found'].title)).toBeVisible();
    expect(asked('GET /api/statistics/export').at(-1)?.query.get('table')).toBe('rating');
  });
});
