import { addDays, daysBetween } from '#time/days.ts';

export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

let format: Intl.DateTimeFormat | undefined;

/** Made when it is first asked for: it takes longer than most modules take to load. */
function umalqura(): Intl.DateTimeFormat {
  format ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return format;
}

/** A day by the calendar of Umm al-Qura, which Saudi Arabia keeps. An announcement may differ by a day. */
export function hijriOf(date: string): HijriDate {
  const part = new Map(
    umalqura()
      .formatToParts(new Date(`${date}T00:00:00Z`))
      .map(({ type, value }) => [type, Number(value)]),
  );
  return { year: part.get('year') ?? 0, month: part.get('month') ?? 0, day: part.get('day') ?? 0 };
}

/** The first day of the year 1400. */
const EPOCH = '1979-11-20';
const EPOCH_YEAR = 1400;
const DAYS_A_YEAR = 354.367;
const DAYS_A_MONTH = 29.53;
const inOrder = ({ year, month, day }: HijriDate) => year * 10_000 + month * 100 + day;

/** The day of a Hijri date. */
export function dayOfHijri(wanted: HijriDate): string {
  const { year, month, day } = wanted;
  const estimate = (year - EPOCH_YEAR) * DAYS_A_YEAR + (month - 1) * DAYS_A_MONTH + day - 1;
  let date = addDays(EPOCH, Math.floor(estimate) - 4);
  while (inOrder(hijriOf(date)) < inOrder(wanted)) date = addDays(date, 1);
  return date;
}

const RAMADAN = 9;
const SHAWWAL = 10;

/** The first and the last day of Ramadan in a Hijri year (R545). */
export function ramadanOf(year: number): {
  readonly fromOn: string;
  readonly untilOn: string;
  readonly days: number;
} {
  const fromOn = dayOfHijri({ year, month: RAMADAN, day: 1 });
  const eid = dayOfHijri({ year, month: SHAWWAL, day: 1 });
  return { fromOn, untilOn: addDays(eid, -1), days: daysBetween(fromOn, eid) };
}
