import { languages } from '@bayan/domain/language/language';
import type { Progress } from '@bayan/domain/progress/progress.contract';
import { monthsIn } from '@bayan/domain/progress/progress-period';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/progress.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/progress.json';
import { StudentProgress } from '#pages/student-dashboard/progress.tsx';
import { ProgressCharts } from '#views/progress/progress-charts.tsx';
import { SubjectTable } from '#views/progress/subject-table.tsx';
import { type Asked, answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { pageOf } from './samples.ts';
import { boxOf, choose } from './screen.ts';

const textsIn = { en, ar };
const place = '/student-dashboard/progress';
const namesIn = { en: enNames, ar: arNames };
const sums = (sessions: number, minutes: number, stars: number | null) => ({
  sessions,
  minutes,
  given: { ratings: stars === null ? 0 : 1, stars: stars ?? 0 },
  received: { ratings: 0, stars: 0 },
});
const months = [
  { month: '2026-10', ...sums(2, 90, null) },
  { month: '2026-11', ...sums(5, 330, 4) },
];

/** Something was learnt in the first of twelve months, and nothing in the last six. */
function progressIn({ query }: Asked): Response {
  const today = '2026-11-16';
  const period = { from: query.get('from') ?? '2026-06-01', until: query.get('until') ?? today };
  const isLong = period.from < '2026-06-01';
  const learnt = isLong ? sums(1, 60, null) : sums(0, 0, null);
  const months = monthsIn(period).map((month, index) => ({
    month,
    ...(index === 0 ? learnt : sums(0, 0, null)),
  }));
  return Response.json({
    period,
    total: learnt,
    months,
    subjects: isLong ? [{ subject: 'English', ...learnt }] : [],
    homework: { set: 0, onTime: 0, late: 0, open: 0, overdue: 0 },
    notes: { count: 0, newest: [] },
  } satisfies Progress);
}

describe.each(languages)('progress in %s', language => {
  const { inBoth, test } = inTurn(language);
  const text = textsIn[language];
  const rowsOf = (name: string) =>
    page
      .getByRole('table', { name })
      .getByRole('row')
      .elements()
      .map(row => [...row.children].map(cell => cell.textContent));

  inBoth('is told in the numbers of each chart', async () => {
    await show(<ProgressCharts months={months} />, { language, as: 'student' });
    const [october, november] = language === 'ar' ? ['أكتوبر', 'نوفمبر'] : ['Oct', 'Nov'];
    await expect
      .poll(() => rowsOf(text.charts.hours))
      .toEqual([
        [text.charts.month, text.figures.hours],
        [october, '1.5'],
        [november, '5.5'],
      ]);
    expect(rowsOf(text.charts.sessions).slice(1)).toEqual([
      [october, '2'],
      [november, '5'],
    ]);
    expect(rowsOf(text.charts.given).slice(1)).toEqual([
      [october, text.unrated],
      [november, '4'],
    ]);
  });

  inBoth('is leafed through on a phone, by the keyboard too, and never wider than the screen', async () => {
    // The page's own margins, into which the row of charts reaches.
    const inPage = (
      <div className="px-5">
        <ProgressCharts months={months} />
      </div>
    );
    await show(inPage, { language, width: 390, as: 'student' });
    const charts = page.getByRole('region', { name: text.charts.title });
    await expect.element(charts).toHaveAttribute('tabindex', '0');
    const [first, second] = charts
      .getByRole('heading')
      .elements()
      .map(heading => boxOf({ element: () => heading }));
    expect(Number(first?.left) < Number(second?.left)).toBe(language === 'en');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('is told by subject, and says where there is nothing yet', async () => {
    const subjects = [{ subject: 'English' as const, ...sums(3, 150, 5) }];
    await show(<SubjectTable subjects={subjects} />, { language, as: 'student' });
    await expect
      .poll(() => rowsOf(text.subjects.title).slice(1))
      .toEqual([[namesIn[language].subjects.English, '2.5', '3', text.unrated]]);
  });

  test('says where nothing was learnt in the period', async () => {
    await show(<SubjectTable subjects={[]} />, { language, as: 'student' });
    await expect.element(page.getByText(text.subjects.empty)).toBeVisible();
  });

  const open = (at = place) => {
    answer('GET /api/progress', progressIn);
    answer('GET /api/progress-notes', pageOf());
    return show(<StudentProgress />, { language, width: 390, as: 'student', at });
  };
  const onScreen = page.getByRole('table', { name: text.subjects.title });

  test('is of the chosen period, which is in the address', async () => {
    await open();
    await expect.element(page.getByText(text.subjects.empty).first()).toBeVisible();
    await choose(text.period.label, text.period.months12);
    await expect.poll(() => location.search).toBe('?months=12');
    await expect.element(onScreen).toBeVisible();
    expect(asked('GET /api/progress').at(-1)?.query.get('from')).toBe('2025-12-01');
    expect(rowsOf(text.charts.hours)).toHaveLength(13);
    history.back();
    await expect.poll(() => location.search).toBe('');
    await expect.element(onScreen).not.toBeInTheDocument();
  });

  test('says at the day that a period of the address is too long, and asks for nothing', async () => {
    await open(`${place}?from=2023-01-01&until=2025-06-30`);
    await expect.element(page.getByText(text.period.tooLong)).toBeVisible();
    expect(asked('GET /api/progress')).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
