import { clipRanges, joinRanges, type Range } from '#availability/ranges.ts';
import { addDays } from '#time/days.ts';
import { startOfDay, wallClock } from '#time/zoned-time.ts';

/** The last minute of a day, and the first of the next. */
export const DAY_END = 1440;

/** A piece of one day, in minutes of the wall clock. */
export interface DayPiece {
  readonly top: number;
  readonly length: number;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Where some ranges lie on a day, in order, by the clock of a zone: hours to teach, or time off of many days (R976). */
export function piecesOn(ranges: readonly Range[], day: string, timezone: string): DayPiece[] {
  const frame = { from: startOfDay(day, timezone), until: startOfDay(addDays(day, 1), timezone) };
  return clipRanges(joinRanges(ranges), frame)
    .map(({ from, until }) => {
      const top = minuteOf(wallClock(from, timezone).time);
      const bottom = until < frame.until ? minuteOf(wallClock(until, timezone).time) : DAY_END;
      return { top, length: bottom - top };
    })
    .filter(({ length }) => length > 0);
}

/** What is left of the day between the pieces. */
export function restOfDay(pieces: readonly DayPiece[]): DayPiece[] {
  const rest: DayPiece[] = [];
  let from = 0;
  for (const { top, length } of [...pieces, { top: DAY_END, length: 0 }]) {
    if (top > from) rest.push({ top: from, length: top - from });
    from = Math.max(from, top + length);
  }
  return rest;
}
