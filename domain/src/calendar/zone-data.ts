import { offsetAt, wallClock } from '#time/zoned-time.ts';
import { contentLine } from './content-line.ts';

const MINUTE = 60_000;
/** No zone changes its clocks twice within a week. */
const WEEK = 7 * 24 * 60 * MINUTE;

interface Window {
  readonly from: Date;
  readonly until: Date;
}

/** The start of a UTC offset, with the offset before and after it. */
interface Observance {
  readonly onset: number;
  readonly before: number;
  readonly after: number;
}

function observancesOf(timezone: string, { from, until }: Window): Observance[] {
  // Starts on 1 January, so that equal calendars have equal bytes all year.
  const start = Date.UTC(from.getUTCFullYear(), 0, 1);
  const first = offsetAt(start, timezone);
  const observances = [{ onset: start, before: first, after: first }];
  let before = first;
  for (let week = start; week < until.getTime(); week += WEEK) {
    const after = offsetAt(week + WEEK, timezone);
    if (after !== before) observances.push({ onset: changeWithin(week, timezone), before, after });
    before = after;
  }
  return observances;
}

/** The first minute of the week with another offset than at the start of the week. */
function changeWithin(week: number, timezone: string): number {
  const before = offsetAt(week, timezone);
  let [earlier, later] = [week, week + WEEK];
  while (later - earlier > MINUTE) {
    const middle = earlier + Math.round((later - earlier) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle, timezone) === before) earlier = middle;
    else later = middle;
  }
  return later;
}

/** The local time, for example 20261116T190000. */
export function wallValue(instant: Date, timezone: string): string {
  const { date, time } = wallClock(instant, timezone);
  return `${date}T${time}00`.replace(/[-:]/g, '');
}

function offsetValue(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  const digits = [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0'));
  return (offset < 0 ? '-' : '+') + digits.join('');
}

/** The offsets of a time zone in a period, for programs that do not know zones by name (RFC 5545, 3.6.5). */
export function zoneData(timezone: string, window: Window): string {
  const observances = observancesOf(timezone, window);
  const standard = Math.min(...observances.map(({ after }) => after));
  const parts = observances.map(({ onset, before, after }) => {
    const kind = after === standard ? 'STANDARD' : 'DAYLIGHT';
    // In the local time before the change.
    const wall = new Date(onset + before).toISOString().slice(0, 19).replace(/[-:]/g, '');
    return [
      contentLine('BEGIN', kind),
      contentLine('DTSTART', wall),
      contentLine('TZOFFSETFROM', offsetValue(before)),
      contentLine('TZOFFSETTO', offsetValue(after)),
      contentLine('END', kind),
    ].join('');
  });
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', timezone),
    ...parts,
    contentLine('END', 'VTIMEZONE'),
  ].join('');
}
