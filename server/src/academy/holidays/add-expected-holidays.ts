import { expectedHolidays, HOLIDAY_COUNTRIES } from '@bayan/domain/gulf-calendar/expected-holidays';
import type { Database } from '@bayan/platform/db/database';
import ar from '#locales/ar/holidays.json' with { type: 'json' };
import en from '#locales/en/holidays.json' with { type: 'json' };
import { insertMissing } from './holidays.repository.ts';

const YEARS_AHEAD = 2;

/** This year's holidays and those of the next two years. What a person has edited or deleted stays as it is (R541). */
export async function addExpectedHolidays(db: Database, now: Date): Promise<void> {
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, i) => now.getUTCFullYear() + i);
  const expected = HOLIDAY_COUNTRIES.flatMap(country =>
    years.flatMap(year =>
      expectedHolidays(country, year).map(({ name, ...holiday }) => ({
        ...holiday,
        country,
        name: en[name],
        nameAr: ar[name],
        createdAt: now,
        updatedAt: now,
      })),
    ),
  );
  await insertMissing(db, expected);
}
