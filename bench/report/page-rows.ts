import type { FoundPage } from '#bench/pages/found-page.ts';
import { type Goal, judge } from '#bench/statistics/verdict.ts';
import { goalText, intervalOf, type Row, withoutControl } from './row.ts';

/** A figure of every page, of which the table shows the worst. */
interface Figure {
  readonly measure: string;
  readonly value: (found: FoundPage) => number;
  readonly goal: Goal;
  readonly unit?: string;
  readonly digits?: number;
  readonly of?: (found: FoundPage) => boolean;
}

const KILOBYTE = 1024;
const kilobytes = (bytes: number) => bytes / KILOBYTE;
const score = { least: 100 };

const FIGURES: readonly Figure[] = [
  {
    measure: 'Lighthouse, performance',
    value: ({ lighthouse }) => lighthouse.scores.performance,
    goal: { least: 100, floor: 98 },
  },
  { measure: 'Lighthouse, accessibility', value: f => f.lighthouse.scores.accessibility, goal: score },
  { measure: 'Lighthouse, best practices', value: f => f.lighthouse.scores['best-practices'], goal: score },
  {
    measure: 'Lighthouse, search engines',
    value: ({ lighthouse }) => lighthouse.scores.seo,
    goal: score,
    of: ({ page }) => page.isListed,
  },
  {
    measure: 'largest paint, simulated, page to read',
    value: ({ lighthouse }) => lighthouse.largestPaintMs / 1000,
    goal: { most: 1.9, wish: 1.2 },
    unit: ' s',
    digits: 2,
    of: ({ page }) => page.isToRead,
  },
  {
    measure: 'largest paint, simulated, page to use',
    value: ({ lighthouse }) => lighthouse.largestPaintMs / 1000,
    goal: { most: 1.9 },
    unit: ' s',
    digits: 2,
    of: ({ page }) => !page.isToRead,
  },
  {
    measure: 'blocking time, simulated',
    value: ({ lighthouse }) => lighthouse.blockingMs,
    goal: { most: 50 },
    unit: ' ms',
  },
  {
    measure: 'layout shift',
    value: ({ lighthouse }) => lighthouse.layoutShift,
    goal: { most: 0.01 },
    digits: 3,
  },
  {
    measure: 'script before a touch',
    value: ({ weight }) => kilobytes(weight.untouched.script),
    goal: { most: 30 },
    unit: ' KB',
    digits: 1,
  },
  {
    measure: 'script of a page to read, in all',
    value: ({ weight }) => kilobytes(weight.touched.script),
    goal: { most: 95 },
    unit: ' KB',
    digits: 1,
    of: ({ page }) => page.isToRead,
  },
  {
    measure: 'script of a page to use, before anything is written',
    value: ({ weight }) => kilobytes(weight.touched.script),
    goal: { most: 150 },
    unit: ' KB',
    digits: 1,
    of: ({ page }) => !page.isToRead,
  },
  {
    measure: 'script of a page to use, once somebody writes',
    value: ({ weight }) => kilobytes(weight.written?.script ?? 0),
    goal: { most: 150 },
    unit: ' KB',
    digits: 1,
    of: ({ page }) => !page.isToRead,
  },
  {
    measure: 'fonts',
    value: ({ weight }) => kilobytes(weight.untouched.fonts),
    goal: { most: 55 },
    unit: ' KB',
    digits: 1,
  },
  {
    measure: 'whole first view',
    value: ({ weight }) => kilobytes(weight.untouched.everything),
    goal: { most: 200 },
    unit: ' KB',
    digits: 1,
  },
  { measure: 'requests to others', value: ({ weight }) => weight.thirdParties.length, goal: { most: 0 } },
];

/** A row for each figure with a goal, told of its worst page. */
export const pageRows = (found: readonly FoundPage[]): Row[] => [
  ...FIGURES.flatMap(figure => worstRow(figure, found.filter(figure.of ?? (() => true)))),
  ...bareRow(found),
];

const isWorse = (goal: Goal, value: number, than: number) => ('most' in goal ? value > than : value < than);

function worstRow({ measure, value, goal, unit = '', digits = 0 }: Figure, of: readonly FoundPage[]): Row[] {
  const [first, ...others] = of;
  if (!first) return [];
  const worst = others.reduce((a, b) => (isWorse(goal, value(b), value(a)) ? b : a), first);
  return [
    {
      ...withoutControl,
      measure: `${measure}, the worst of ${of.length}: ${worst.page.path}`,
      result: `${value(worst).toFixed(digits)}${unit}`,
      goal: goalText(goal, unit),
      verdict: judge(value(worst), goal),
    },
  ];
}

const BARE_GOAL = { most: 1.15 };

function bareRow(found: readonly FoundPage[]): Row[] {
  const [first, ...others] = found;
  if (!first) return [];
  const worst = others.reduce(
    (a, b) => (b.againstBare.ratio.median > a.againstBare.ratio.median ? b : a),
    first,
  );
  const { ratio, control, oursMs, bareMs } = worst.againstBare;
  return [
    {
      measure: `largest paint, throttled : the same words, style and font, the worst of ${found.length}: ${worst.page.path}`,
      result: `${ratio.median.toFixed(2)} (${oursMs.toFixed(0)} ms : ${bareMs.toFixed(0)} ms)`,
      interval: intervalOf(ratio),
      control: control.toFixed(2),
      goal: goalText(BARE_GOAL),
      verdict: judge(ratio.median, BARE_GOAL, control),
    },
  ];
}
