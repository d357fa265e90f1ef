import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { Size } from '#prove/proof.ts';
import { changesOf, expectedInstant } from './reference.ts';

/** What somebody might type into a form, in a zone. */
export interface Moment {
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
}

const FIRST_YEAR = 2024;
const LAST_YEAR = 2030;

const GULF = ['Asia/Riyadh', 'Asia/Dubai', 'Asia/Kuwait', 'Asia/Qatar', 'Asia/Bahrain', 'Asia/Muscat'];
/** Half hours, quarters, clocks that go back for Ramadan, changes at midnight, and the far side of the date line. */
const ODD = [
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
];
const ZONES = ['Europe/London', 'UTC', ...GULF, ...ODD];

const MINUTES_AROUND = [
  -1441, -121, -61, -60, -59, -31, -30, -29, -1, 0, 1, 29, 30, 31, 59, 60, 61, 121, 1441,
];

/** Around each change, by the clock as it was and by the clock as it is from then on. */
function aroundChanges(timezone: string): Moment[] {
  return changesOf(timezone, FIRST_YEAR, LAST_YEAR).flatMap(change => {
    const after = change.toPlainDateTime();
    const before = change.subtract({ minutes: 1 }).toPlainDateTime().add({ minutes: 1 });
    return [before, after].flatMap(wall =>
      MINUTES_AROUND.map(minutes => momentAt(wall.add({ minutes }), timezone)),
    );
  });
}

const EDGE_TIMES = ['00:00', '00:30', '01:30', '02:30', '12:00', '23:59'];

/** The last and the first day of every month: leap days and New Year among them. */
function aroundMonthEnds(timezone: string): Moment[] {
  const moments: Moment[] = [];
  for (
    let first = Temporal.PlainDate.from(`${FIRST_YEAR}-02-01`);
    first.year <= LAST_YEAR;
    first = first.add({ months: 1 })
  ) {
    for (const day of [first.subtract({ days: 1 }), first]) {
      for (const time of EDGE_TIMES) moments.push({ date: day.toString(), time, timezone });
    }
  }
  return moments;
}

function momentAt(wall: Temporal.PlainDateTime, timezone: string): Moment {
  const [date = '', time = ''] = wall.toString({ smallestUnit: 'minute' }).split('T');
  return { date, time, timezone };
}

/** As many of them as asked for, the same ones for the same seed. */
export function some<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const size = Math.min(count, all.length);
  const choice = fc.shuffledSubarray([...all], { minLength: size, maxLength: size });
  return fc.sample(choice, { seed, numRuns: 1 })[0] ?? [];
}

export function momentsToTry(size: Size, seed: number): readonly Moment[] {
  const changes = ZONES.flatMap(aroundChanges);
  const monthEnds = ZONES.flatMap(aroundMonthEnds);
  if (size === 'full') return [...changes, ...monthEnds];
  return [...some(changes, 400, seed), ...some(monthEnds, 200, seed)];
}

/** Times that the clocks of a zone skip, and times that they read twice. */
export function oddMomentsOf(timezone: string): { skipped: Moment[]; doubled: Moment[] } {
  const moments = aroundChanges(timezone);
  return {
    skipped: moments.filter(({ date, time }) => expectedInstant(date, time, timezone) === null),
    doubled: moments.filter(isDoubled),
  };
}

function isDoubled({ date, time, timezone }: Moment): boolean {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const [earlier, later] = (['earlier', 'later'] as const).map(disambiguation =>
    wall.toZonedDateTime(timezone, { disambiguation }),
  );
  return Boolean(
    earlier && later && !earlier.equals(later) && earlier.toPlainDateTime().equals(later.toPlainDateTime()),
  );
}
