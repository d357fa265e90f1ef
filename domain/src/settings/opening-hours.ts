import type { BusinessHours } from './settings.contract.ts';

/** Consecutive days with the same hours. A run may continue from Sunday to Monday. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
  readonly opens: string;
  readonly closes: string;
}

const DAYS = 7;

const startsEarlier = (a: BusinessHours[number], b: BusinessHours[number]) =>
  a.weekday - b.weekday || a.opens.localeCompare(b.opens);

/** Groups equal hours of consecutive days: Monday to Friday once instead of five times (R194). */
export function openingHoursOf(hours: BusinessHours): OpeningHours[] {
  const runs: OpeningHours[] = [];
  for (const { weekday, opens, closes } of hours.toSorted(startsEarlier)) {
    const index = runs.findIndex(
      run => run.to === weekday - 1 && run.opens === opens && run.closes === closes,
    );
    const run = runs[index];
    if (run) runs[index] = { ...run, to: weekday };
    else runs.push({ from: weekday, to: weekday, opens, closes });
  }
  return overWeekEnd(runs);
}

/** Joins a run that ends on Sunday with a run that starts on Monday: Sunday to Thursday. */
const overWeekEnd = (runs: readonly OpeningHours[]): OpeningHours[] => {
  const isSame = (a: OpeningHours, b: OpeningHours) =>
    a !== b && a.from === 1 && b.to === DAYS && a.opens === b.opens && a.closes === b.closes;
  return runs
    .filter(run => !runs.some(first => isSame(first, run)))
    .map(run => ({ ...run, from: runs.find(last => isSame(run, last))?.from ?? run.from }));
};
