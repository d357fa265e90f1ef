import type { FoundScreens } from '#bench/measures/screens.ts';
import type { AgainstBare } from '#bench/pages/against-bare.ts';
import type { Frames } from '#bench/pages/frame-probe.ts';
import { ROUND_TRIP_MS } from '#bench/pages/slowed-phone.ts';
import { median } from '#bench/statistics/median.ts';
import { type Goal, judge } from '#bench/statistics/verdict.ts';
import { goalText, intervalOf, type Row, withoutControl } from './row.ts';

const FIRST = { most: 3 };
const KEPT = { most: 1.5 };
const FURTHER = { most: 300 };
const ANSWER = { most: 100 };
const NONE = { most: 0 };

/** How soon each area shows its content on a slowed phone, and whether it stands still on the way. */
export const screenRows = (found: readonly FoundScreens[]): Row[] => [
  ...found.flatMap(({ role, first, kept }) => [
    ratioRow(`first open of the ${role}'s area : its bare words`, first, FIRST),
    ratioRow(`the ${role}'s area, files kept : its bare words`, kept, KEPT),
  ]),
  ...found.map(({ role, further }) => worstScreen(role, further)),
  ...found.map(({ role, further }) => {
    const answers = [...further.values()].flat().map(({ answerMs }) => answerMs);
    return plainRow(
      `a tap in the ${role}'s area is answered, the slowest`,
      Math.max(...answers),
      ANSWER,
      ' ms',
    );
  }),
  ...found.flatMap(({ role, frames }) => stillRows(role, frames)),
];

const ratioRow = (measure: string, { ratio, control, oursMs, bareMs }: AgainstBare, goal: Goal): Row => ({
  measure,
  result: `${ratio.median.toFixed(2)} (${oursMs.toFixed(0)} ms : ${bareMs.toFixed(0)} ms)`,
  interval: intervalOf(ratio),
  control: control.toFixed(2),
  goal: goalText(goal),
  verdict: judge(ratio.median, goal, control),
});

function worstScreen(role: string, further: FoundScreens['further']): Row {
  const times = [...further].map(
    ([path, taps]) => [path, median(taps.map(({ contentMs }) => contentMs)) - ROUND_TRIP_MS] as const,
  );
  const [path, worst] = times.reduce((a, b) => (b[1] > a[1] ? b : a), ['', Number.NEGATIVE_INFINITY]);
  const measure = `a further screen of the ${role}, without the round trip for its data, the worst of ${times.length}: ${path}`;
  return plainRow(measure, worst, FURTHER, ' ms');
}

const stillRows = (role: string, frames: readonly Frames[]) => [
  plainRow(
    `frames with an empty main in the ${role}'s area`,
    frames.reduce((sum, { emptyFrames }) => sum + emptyFrames, 0),
    NONE,
  ),
  plainRow(
    `layout shift in the ${role}'s area, the worst of ${frames.length}`,
    Math.max(...frames.map(({ shift }) => shift)),
    { most: 0.01 },
    '',
    3,
  ),
];

const plainRow = (measure: string, value: number, goal: Goal, unit = '', digits = 0): Row => ({
  ...withoutControl,
  measure,
  result: `${value.toFixed(digits)}${unit}`,
  goal: goalText(goal, unit),
  verdict: judge(value, goal),
});
