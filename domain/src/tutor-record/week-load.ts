import { clipRanges, type Range } from '#availability/ranges.ts';
import { addDays } from '#time/days.ts';
import { startOfDay, wallClock } from '#time/zoned-time.ts';

const DAYS = 7;
const MINUTE_MS = 60_000;

/** What a day of a tutor has, and how much time she offers on it. */
export interface DayLoad {
  readonly day: string;
  readonly lessons: number;
  readonly minutes: number;
  readonly offered: number;
}

/** Today and the six days after it, by the tutor's clock. */
export function weekFrame(now: Date, timezone: string): Range & { readonly firstDay: string } {
  const firstDay = wallClock(now, timezone).date;
  return {
    firstDay,
    from: startOfDay(firstDay, timezone),
    until: startOfDay(addDays(firstDay, DAYS), timezone),
  };
}

const minutesOf = (ranges: readonly Range[]) =>
  ranges.reduce((sum, { from, until }) => sum + (until.getTime() - from.getTime()) / MINUTE_MS, 0);

interface Week {
  readonly lessons: readonly Range[];
  /** When she offers lessons, her time off left out. */
  readonly open: readonly Range[];
  readonly firstDay: string;
  readonly timezone: string;
}

/** How the week is spread over its days (R972). A lesson counts for the day on which it begins. */
export function weekLoad({ lessons, open, firstDay, timezone }: Week): DayLoad[] {
  return Array.from({ length: DAYS }, (_, n) => {
    const day = addDays(firstDay, n);
    const frame = { from: startOfDay(day, timezone), until: startOfDay(addDays(day, 1), timezone) };
    const ofDay = lessons.filter(({ from }) => from >= frame.from && from < frame.until);
    return {
      day,
      lessons: ofDay.length,
      minutes: minutesOf(ofDay),
      offered: minutesOf(clipRanges(open, frame)),
    };
  });
}
