import { offsetAt } from './zoned-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** A time in which two clocks keep their difference. */
export interface Season {
  readonly from: Date;
  readonly until: Date;
  /** How many minutes the second clock is ahead of the first. */
  readonly ahead: number;
}

/** The instants after `from` and before `until` at which the clocks of a time zone change. */
export function clockChanges(timezone: string, from: Date, until: Date): Date[] {
  const changes: Date[] = [];
  for (let start = from.getTime(); start < until.getTime(); start += DAY_MS) {
    let before = start;
    let after = Math.min(start + DAY_MS, until.getTime());
    const offset = offsetAt(before, timezone);
    if (offsetAt(after, timezone) === offset) continue;
    while (after - before > MINUTE_MS) {
      const middle = before + Math.round((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle, timezone) === offset) before = middle;
      else after = middle;
    }
    const change = Math.floor(after / MINUTE_MS) * MINUTE_MS;
    if (change < until.getTime()) changes.push(new Date(change));
  }
  return changes;
}

/** The time from `from` to `until`, cut where the difference of the two clocks changes (R481). */
export function seasonsBetween(zoneA: string, zoneB: string, from: Date, until: Date): Season[] {
  const aheadAt = (instant: Date) =>
    (offsetAt(instant.getTime(), zoneB) - offsetAt(instant.getTime(), zoneA)) / MINUTE_MS;
  const changes = [...clockChanges(zoneA, from, until), ...clockChanges(zoneB, from, until)];
  const cuts = [from, ...changes.toSorted((a, b) => a.getTime() - b.getTime())].filter(
    // Where both clocks change together, their difference stays.
    (cut, i, all) => i === 0 || aheadAt(cut) !== aheadAt(all[i - 1] ?? from),
  );
  return cuts.map((cut, i) => ({ from: cut, until: cuts[i + 1] ?? until, ahead: aheadAt(cut) }));
}
