import type { BusinessHours } from './business-hours.ts';

/** Days in a row on which the academy opens and closes at the same times. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
  readonly opens: string;
  readonly closes: string;
}

const startsEarlier = (a: BusinessHours[number], b: BusinessHours[number]) =>
  a.weekday - b.weekday || a.opens.localeCompare(b.opens);

/** The hours by weekday as people say them: Monday-Friday once, not five times (R194). */
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
  return runs;
}
