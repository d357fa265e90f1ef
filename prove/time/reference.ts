import { Temporal } from 'temporal-polyfill';

/** What Temporal says to the questions that our own time functions answer. */

export const parse = (date: string, time: string) => Temporal.PlainDateTime.from(`${date}T${time}`);

const instantIn = (wall: Temporal.PlainDateTime, timezone: string) =>
  wall.toZonedDateTime(timezone, { disambiguation: 'earlier' });

/** The earlier of two; null where the clocks skip it, which Temporal shows by giving back another time. */
export function expectedInstant(date: string, time: string, timezone: string): string | null {
  const wall = parse(date, time);
  const zoned = instantIn(wall, timezone);
  return zoned.toPlainDateTime().equals(wall) ? isoOf(zoned) : null;
}

export function expectedWallClock(instant: Date, timezone: string): string {
  const wall = zonedAt(instant, timezone).toPlainDateTime();
  return wall.toString({ smallestUnit: 'minute' });
}

/** Where the clocks skipped that time, the moment they went forward. */
function firstFrom(wall: Temporal.PlainDateTime, timezone: string): string {
  const zoned = instantIn(wall, timezone);
  if (zoned.toPlainDateTime().equals(wall)) return isoOf(zoned);
  const change = zoned.getTimeZoneTransition('next');
  if (!change) throw new Error(`${timezone} skips ${wall} without a change`);
  return isoOf(change);
}

export function expectedMonthsBefore(instant: Date, months: number, timezone: string): string {
  const wall = zonedAt(instant, timezone)
    .toPlainDateTime()
    .round({ smallestUnit: 'minute', roundingMode: 'trunc' });
  return firstFrom(wall.subtract({ months }), timezone);
}

/** The instants of a weekly time from a first day to a last one, with their days. */
export function expectedWeekly({
  from,
  until,
  time,
  timezone,
}: {
  from: string;
  until: string;
  time: string;
  timezone: string;
}): string[] {
  const last = Temporal.PlainDate.from(until);
  const found: string[] = [];
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ weeks: 1 })
  )
    found.push(`${day} ${firstFrom(day.toPlainDateTime(time), timezone)}`);
  return found;
}

/** A minute before the next day begins. */
export const expectedEndOfDay = (date: string, timezone: string) =>
  isoOf(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).subtract({ minutes: 1 }));

export const expectedHoursBefore = (instant: Date, hours: number) =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).subtract({ hours }).epochMilliseconds,
  ).toISOString();

export const isDay = (text: string) => {
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
};

/** Every moment at which the clocks of a zone are changed in those years. */
export function changesOf(timezone: string, firstYear: number, lastYear: number): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let at = Temporal.PlainDate.from(`${firstYear}-01-01`).toZonedDateTime(timezone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > lastYear) return changes;
    changes.push(next);
    at = next;
  }
}

const zonedAt = (instant: Date, timezone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);

const isoOf = (zoned: Temporal.ZonedDateTime) => new Date(zoned.epochMilliseconds).toISOString();
