import type { Comparison } from '#bench/load/comparison.ts';
import { goalText, intervalOf, type Row } from '#bench/report/row.ts';
import { type Goal, judge } from '#bench/statistics/verdict.ts';

const milliseconds = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`;

/** A line about our requests a second as a share of the baseline's. */
export const ratioRow = (
  measure: string,
  goal: Goal,
  { ratio, control, ours, baseline }: Comparison,
): Row => ({
  measure,
  result: `${ratio.median.toFixed(2)} (CPU each ${milliseconds(ours.cpuMsEach)} : ${milliseconds(baseline.cpuMsEach)})`,
  interval: intervalOf(ratio),
  control: control.toFixed(2),
  goal: goalText(goal),
  verdict: judge(ratio.median, goal, control),
});
