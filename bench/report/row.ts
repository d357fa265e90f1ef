import type { Estimate } from '#bench/statistics/estimate.ts';
import type { Goal, Verdict } from '#bench/statistics/verdict.ts';

/** One line of the table. */
export interface Row {
  readonly measure: string;
  readonly result: string;
  readonly interval: string;
  readonly control: string;
  readonly goal: string;
  readonly verdict: Verdict;
}

const NONE = '–';

export const intervalOf = ({ low, high }: Estimate, digits = 2) =>
  `${low.toFixed(digits)} – ${high.toFixed(digits)}`;

export const goalText = (goal: Goal, unit = '') => {
  if ('most' in goal)
    return `at most ${goal.most}${unit}${goal.wish === undefined ? '' : `, wish ${goal.wish}${unit}`}`;
  return `at least ${goal.least}${unit}${goal.floor === undefined ? '' : `, floor ${goal.floor}${unit}`}`;
};

/** For what noise cannot move, or what is too seldom to be set against itself. */
export const withoutControl = { interval: NONE, control: NONE } as const;
