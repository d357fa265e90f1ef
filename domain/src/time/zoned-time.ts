const MAX_FORMATS = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  // Older names of a zone come in several spellings; what is kept stays small whatever people send.
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timezone, format);
  return format;
}

/** A year as ISO 8601 writes it: whoever types 2026 digit by digit passes through the year 2. */
const yearText = (year = '') => (year.length > 4 ? `+${year.padStart(6, '0')}` : year.padStart(4, '0'));

/** What the clock on the wall in that zone reads at an instant. */
export function wallClock(instant: Date, timezone: string): { date: string; time: string } {
  const part: Record<string, string> = {};
  for (const { type, value } of formatFor(timezone).formatToParts(instant)) part[type] = value;
  return { date: `${yearText(part.year)}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

const MINUTE = 60_000;
const DAY = 86_400_000;

const asIfUtc = ({ date, time }: { date: string; time: string }) => Date.parse(`${date}T${time}:00Z`);
/** By how much the clock in that zone is ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (instant: number, timezone: string) => {
  const wholeMinute = Math.floor(instant / MINUTE) * MINUTE;
  return asIfUtc(wallClock(new Date(wholeMinute), timezone)) - wholeMinute;
};

/** Every instant at which the clock in that zone reads so; the wall's reading is given as if it were UTC. */
function instantsOf(wall: number, timezone: string): number[] {
  // The offset in force is the one of the day before or of the day after, if the clocks change in between.
  const offsets = new Set([offsetAt(wall - DAY, timezone), offsetAt(wall + DAY, timezone)]);
  return [...offsets]
    .map(offset => wall - offset)
    .filter(instant => instant + offsetAt(instant, timezone) === wall);
}

/**
 * The instant at which the clock in that zone reads this date and time. Where the clocks go back and it is read twice,
 * the earlier; where they go forward and it is never read, null, as for what is no date and time at all.
 */
export function instantOf(date: string, time: string, timezone: string): Date | null {
  const wall = asIfUtc({ date, time });
  if (Number.isNaN(wall)) return null;
  const candidates = instantsOf(wall, timezone);
  return candidates.length === 0 ? null : new Date(Math.min(...candidates));
}

/** Whether the clock reads at another instant what it reads at this one: programs disagree on which of them is meant. */
export const isReadTwice = (instant: Date, timezone: string) =>
  instantsOf(asIfUtc(wallClock(instant, timezone)), timezone).length > 1;

/** The first instant at which the clock reads this date and time or, where it skips it, a later one. */
function firstInstantFrom(date: string, time: string, timezone: string): Date {
  const read = instantOf(date, time, timezone);
  if (read) return read;
  const wall = asIfUtc({ date, time });
  let earlier = wall - DAY;
  let later = wall + DAY;
  while (later - earlier > MINUTE) {
    const middle = earlier + Math.round((later - earlier) / 2 / MINUTE) * MINUTE;
    if (middle + offsetAt(middle, timezone) < wall) earlier = middle;
    else later = middle;
  }
  return new Date(later);
}

export const nextDay = (date: string): string =>
  new Date(asIfUtc({ date, time: '00:00' }) + DAY).toISOString().slice(0, 10);

/** The first instant of a day by the clock of a zone: midnight or, where the clocks skip that, what they read instead. */
export const startOfDay = (date: string, timezone: string): Date => firstInstantFrom(date, '00:00', timezone);

/** The last minute of a day, 23:59 by the clock of a zone; where the clocks go back to read it twice, the later. */
export const endOfDay = (date: string, timezone: string): Date =>
  new Date(startOfDay(nextDay(date), timezone).getTime() - MINUTE);

/** The instant some calendar months before another, by the clock of a zone; a day that month lacks becomes its last. */
export function monthsBefore(instant: Date, months: number, timezone: string): Date {
  const { date, time } = wallClock(instant, timezone);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  const target = first.toISOString().slice(0, 10);
  return firstInstantFrom(target, time, timezone);
}
