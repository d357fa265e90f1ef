import { addDays, nthWeekday } from '#time/days.ts';
import { bankHolidays } from './bank-holidays.ts';
import { dayOfHijri, hijriOf } from './hijri.ts';

export const HOLIDAY_CERTAINTIES = ['fixed', 'expected', 'announced'] as const;
export type HolidayCertainty = (typeof HOLIDAY_CERTAINTIES)[number];

/** The countries whose holidays the academy ships. */
export const HOLIDAY_COUNTRIES = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'GB'] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

export const HOLIDAY_NAMES = [
  'founding-day',
  'national-day',
  'liberation-day',
  'sports-day',
  'eid-al-fitr',
  'eid-al-adha',
  'new-year',
  'good-friday',
  'easter-monday',
  'early-may',
  'spring',
  'summer',
  'christmas',
  'boxing-day',
] as const;
export type HolidayName = (typeof HOLIDAY_NAMES)[number];

export interface ExpectedHoliday {
  /** Unique in its country: the name with its year. */
  readonly key: string;
  readonly name: HolidayName;
  readonly fromOn: string;
  readonly untilOn: string;
  /** Whether no lessons take place. */
  readonly isOff: boolean;
  readonly certainty: HolidayCertainty;
}

const TUESDAY = 2;
const SHAWWAL = 10;
const DHU_AL_HIJJAH = 12;

const national = (name: HolidayName, fromOn: string, days = 1): ExpectedHoliday => ({
  key: `${name}-${fromOn.slice(0, 4)}`,
  name,
  fromOn,
  untilOn: addDays(fromOn, days - 1),
  isOff: false,
  certainty: 'fixed',
});

const eid = (name: HolidayName, year: number, fromOn: string, days: number): ExpectedHoliday => ({
  ...national(name, fromOn, days),
  key: `${name}-${year}`,
  isOff: true,
  certainty: 'expected',
});

/** Eid al-Fitr on 1–3 Shawwal, and Arafah with Eid al-Adha on 9–12 Dhu al-Hijjah, that begin in a year. */
const eidsOf = (year: number): ExpectedHoliday[] => {
  const first = hijriOf(`${year}-01-01`).year;
  const last = hijriOf(`${year}-12-31`).year;
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return years
    .flatMap(hijri => [
      eid('eid-al-fitr', hijri, dayOfHijri({ year: hijri, month: SHAWWAL, day: 1 }), 3),
      eid('eid-al-adha', hijri, dayOfHijri({ year: hijri, month: DHU_AL_HIJJAH, day: 9 }), 4),
    ])
    .filter(({ fromOn }) => fromOn.startsWith(`${year}-`));
};

const NATIONAL: Readonly<Record<HolidayCountry, (year: number) => ExpectedHoliday[]>> = {
  SA: year => [national('founding-day', `${year}-02-22`), national('national-day', `${year}-09-23`)],
  AE: year => [national('national-day', `${year}-12-02`, 2)],
  KW: year => [national('national-day', `${year}-02-25`), national('liberation-day', `${year}-02-26`)],
  QA: year => [
    national('sports-day', nthWeekday(year, 2, TUESDAY, 2)),
    national('national-day', `${year}-12-18`),
  ],
  BH: year => [national('national-day', `${year}-12-16`, 2)],
  // The days off differ from year to year and are announced.
  OM: year => [{ ...national('national-day', `${year}-11-20`, 2), certainty: 'expected' }],
  GB: year =>
    Object.entries(bankHolidays(year)).map(([name, day]) => ({
      ...national(name as HolidayName, day),
      key: `${name}-${year}`,
    })),
};

/** What a country is expected to keep in a year, in order (R541). */
export const expectedHolidays = (country: HolidayCountry, year: number): ExpectedHoliday[] =>
  [...NATIONAL[country](year), ...(country === 'GB' ? [] : eidsOf(year))].toSorted((a, b) =>
    a.fromOn.localeCompare(b.fromOn),
  );
