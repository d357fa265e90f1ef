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
  // Clients can send many spellings of a zone, so the cache needs a bound.
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timezone, format);
  return format;
}

/** A year in the form of ISO 8601: a person who types 2026 digit by digit passes through the year 2. */
const yearText = (year = '') => (year.length > 4 ? `+${year.padStart(6, '0')}` : year.padStart(4, '0'));

/** The local date and time of an instant in a time zone. */
export function wallClock(instant: Date, timezone: string): { date: string; time: string } {
  const part: Record<string, string> = {};
  for (const { type, value } of formatFor(timezone).formatToParts(instant)) part[type] = value;
  return { date: `${yearText(part.year)}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

const MINUTE = 60_000;
const DAY = 86_400_000;

const asIfUtc = ({ date, time }: { date: string; time: string }) => Date.parse(`${date}T${time}:00Z`);

const MAX_OFFSETS = 10_000;
const offsets = new Map<string, number>();

/** The offset from UTC of a time zone at an instant, in milliseconds. Formatting is slow, so known ones are kept. */
export const offsetAt = (instant: number, timezone: string) => {
  const wholeMinute = Math.floor(instant / MINUTE) * MINUTE;
  const key = `${wholeMinute} ${timezone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = asIfUtc(wallClock(new Date(wholeMinute), timezone)) - wholeMinute;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
};

/** Every instant with this local time in the time zone. The local time is given as if it were UTC. */
function instantsOf(wall: number, timezone: string): number[] {
  // Around a change of the clocks, the offset is that of the day before or of the day after.
  const offsets = new Set([offsetAt(wall - DAY, timezone), offsetAt(wall + DAY, timezone)]);
  return [...offsets]
    .map(offset => wall - offset)
    .filter(instant => instant + offsetAt(instant, timezone) === wall);
}

/**
 * The instant of a local date and time in a time zone. Where the clocks go back and the time occurs twice, the earlier
 * instant. Where they go forward and the time does not exist, null, as for a text that is no date and time.
 */
export function instantOf(date: string, time: string, timezone: string): Date | null {
  const wall = asIfUtc({ date, time });
  if (Number.isNaN(wall)) return null;
  const candidates = instantsOf(wall, timezone);
  return candidates.length === 0 ? null : new Date(Math.min(...candidates));
}

/** Whether the local time of the instant occurs twice. Programs disagree on which of the two is meant. */
export const isReadTwice = (instant: Date, timezone: string) =>
  instantsOf(asIfUtc(wallClock(instant, timezone)), timezone).length > 1;

/** The first instant at this local date and time or, where the clocks skip it, after it. */
export function firstInstantFrom(date: string, time: string, timezone: string): Date {
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

/** The first instant of a day in a time zone: midnight or, where the clocks skip it, the next local time. */
export const startOfDay = (date: string, timezone: string): Date => firstInstantFrom(date, '00:00', timezone);

/** The last minute of a day, 23:59 in a time zone. Where it occurs twice, the later instant. */
export const endOfDay = (date: string, timezone: string): Date =>
  new Date(startOfDay(nextDay(date), timezone).getTime() - MINUTE);

/** The instant some calendar months earlier in a time zone. A day that the month lacks becomes its last day. */
export function monthsBefore(instant: Date, months: number, timezone: string): Date {
  const { date, time } = wallClock(instant, timezone);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  const target = first.toISOString().slice(0, 10);
  return firstInstantFrom(target, time, timezone);
}
