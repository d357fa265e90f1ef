import { randomUUID } from 'node:crypto';
import type { Progress } from '@bayan/domain/progress/progress.contract';
import { NOTES_AT_MOST } from '@bayan/domain/progress/progress-figures';
import { monthsIn } from '@bayan/domain/progress/progress-period';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import ar from '@bayan/web/locales/ar/progress.json' with { type: 'json' };
import en from '@bayan/web/locales/en/progress.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { ask, newAccount, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';
import { namesTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };

/** So many subjects leave room for four notes. */
const FEW = 4;
const A4_WITHIN_MARGINS = { width: 703, height: 1032 };

async function write({ tutor, student }: Teaching, note: string, more: object = {}) {
  const body = { studentId: student.id, subject: 'English', note, ...more };
  await ask('POST', '/api/progress-notes', { token: await tokenOf(tutor), body });
}

async function open(
  visitor: Parameters<typeof visit>[0],
  { student }: Pick<Teaching, 'student'>,
  query = '',
) {
  const { page } = await visit(visitor);
  await comeSignedIn(page, student);
  await page.goto(`/student-dashboard/progress${query}`);
  await page.getByRole('heading', { name: texts[visitor.language].notes.title }).waitFor();
  return page;
}

const points = Array.from({ length: 20 }, (_, n) => `${n} ${'very good '.repeat(15)}`);

/** As much as there can be in every part of it, in so many subjects. */
function muchIn(period: Progress['period'], subjects: number): Progress {
  const ratings = { ratings: 9, stars: 41 };
  const sums = { sessions: 99, minutes: 99 * 120, given: ratings, received: ratings };
  const note = (n: number): Progress['notes']['newest'][number] => ({
    id: randomUUID(),
    tutor: { id: randomUUID(), name: 'Eleanor Whitfield', nameAr: null },
    student: { id: randomUUID(), name: 'Abdulrahman', nameAr: null },
    subject: 'English',
    note: `${n} ${'A long note that goes on. '.repeat(150)}`,
    strengths: points,
    areasForImprovement: points,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    version: 1,
  });
  return {
    period,
    total: sums,
    months: monthsIn(period).map(month => ({ month, ...sums })),
    subjects: SUBJECTS.slice(0, subjects).map(subject => ({ subject, ...sums })),
    homework: { set: 40, onTime: 10, late: 10, open: 10, overdue: 10 },
    notes: { count: 6, newest: Array.from({ length: NOTES_AT_MOST }, (_, n) => note(n)) },
  };
}

/** As Chromium counts them in what it prints. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

describe.each(languages)('a student’s progress in %s', language => {
  const words = texts[language];

  test('shows figures, charts and the tutors’ notes, and what changes meanwhile', async () => {
    const teaching = await newTeaching();
    await teaching.log(-48, { status: 'completed', duration: 90 });
    const strengths = ['Wide vocabulary'];
    await write(teaching, 'The older note', { strengths, areasForImprovement: ['Commas'] });
    await write(teaching, 'The newer note');
    const page = await open({ language }, teaching);
    await page.getByRole('heading', { name: words.title, exact: true }).waitFor();
    const notes = page.getByRole('list', { name: words.notes.title }).getByRole('article');
    await notes.first().waitFor();
    expect(await notes.allInnerTexts()).toEqual([
      expect.stringContaining('The newer note'),
      expect.stringMatching(/The older note[\s\S]*Wide vocabulary[\s\S]*Commas/),
    ]);
    const subjects = page.getByRole('table', { name: words.subjects.title });
    const { English } = namesTexts[language].subjects;
    await subjects.getByRole('row', { name: `${English} 1.5 1 ${words.unrated}`, exact: true }).waitFor();
    const chart = page.getByRole('table', { name: words.charts.hours });
    expect(await chart.getByRole('row').count()).toBe(7);
    await expect.poll(() => chart.getByRole('cell').allInnerTexts()).toEqual(expect.arrayContaining(['1.5']));

    await teaching.log(-72, { status: 'completed', subject: 'Physics' });
    await subjects.getByRole('row', { name: namesTexts[language].subjects.Physics }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page)).toEqual([]);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
  });

  // From a phone as well: paper is as wide whatever prints to it.
  test('prints to one sheet of A4, whatever is in it', async () => {
    const student = await newAccount('student', `${'Abdulrahman '.repeat(9)}Al Qahtani`);
    const today = new Date();
    const from = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 23, 1));
    const period = { from: from.toISOString().slice(0, 10), until: today.toISOString().slice(0, 10) };
    const page = await open({ language, theme: 'dark' }, { student }, `?${new URLSearchParams(period)}`);
    await page.getByText(words.homework.empty).first().waitFor();
    expect(sheetsIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    for (const [subjects, notes] of [
      [FEW, 4],
      [SUBJECTS.length, 2],
    ] as const) {
      // Two years of lessons and pages of notes would take the academy longer to write down than to print.
      await page.route('**/api/progress?*', route => route.fulfill({ json: muchIn(period, subjects) }));
      await expectOneSheet(page, subjects, notes);
    }
  });

  async function expectOneSheet(page: Page, subjects: number, notes: number) {
    await page.reload();
    await page.getByRole('table', { name: words.subjects.title }).waitFor();
    await page.evaluate(() =>
      Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
    );
    await page.getByRole('button', { name: words.report.print, exact: true }).click();
    expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(sheetsIn(pdf)).toBe(1);
    // What is on it: the report and nothing of the page around it, of which nothing is cut off unseen.
    await page.emulateMedia({ media: 'print' });
    const before = page.viewportSize();
    await page.setViewportSize(A4_WITHIN_MARGINS);
    const sheet = page.getByRole('article');
    await sheet.getByRole('heading', { name: /Abdulrahman/ }).waitFor();
    expect(await sheet.getByRole('row').count()).toBe(1 + 24 + 1 + subjects);
    expect(await sheet.getByRole('listitem').count()).toBe(notes);
    await sheet.getByText(words.report.figures.onTime).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(
      await sheet.evaluate(element =>
        [element, ...element.querySelectorAll('section')].some(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
        ),
      ),
    ).toBe(false);
    if (before) await page.setViewportSize(before);
    await page.emulateMedia({ media: null });
  }
});
