import { addDays, nthWeekday, weekdayOf } from '#time/days.ts';

const SATURDAY = 6;
const MONDAY = 1;

/** Easter Sunday by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const lastMonday = (year: number, month: 5 | 8): string => {
  const last = `${year}-${String(month).padStart(2, '0')}-31`;
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
};

/** On a weekend the next Monday that is free is kept in its place. */
const substitute = (date: string, daysLater: number) =>
  weekdayOf(date) < SATURDAY ? date : addDays(date, daysLater);

/** The bank holidays of England and Wales. */
export const bankHolidays = (year: number) => {
  const newYear = `${year}-01-01`;
  const christmas = `${year}-12-25`;
  const boxingDay = `${year}-12-26`;
  const toMonday = 8 - weekdayOf(newYear);
  return {
    'new-year': substitute(newYear, toMonday),
    'good-friday': addDays(easterOf(year), -2),
    'easter-monday': addDays(easterOf(year), 1),
    'early-may': nthWeekday(year, 5, MONDAY, 1),
    spring: lastMonday(year, 5),
    summer: lastMonday(year, 8),
    // Both move by two days: from Saturday and Sunday, from Sunday alone, and Boxing Day from Saturday alone.
    christmas: substitute(christmas, 2),
    'boxing-day': substitute(boxingDay, 2),
  };
};
