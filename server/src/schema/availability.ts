import { TIME_OFF_KINDS } from '@bayan/domain/time-off/time-off-kind';
import { instant, versioned } from '@bayan/platform/db/columns';
import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

export const availabilitySets = pgTable('availability_sets', {
  id: uuid().primaryKey().defaultRandom(),
  tutorId: uuid().notNull(),
  timezone: text().notNull(),
  validFrom: date({ mode: 'string' }).notNull(),
  validUntil: date({ mode: 'string' }),
  mostADay: smallint(),
  bufferMinutes: smallint().notNull(),
  ...versioned(),
});

export const availabilityHours = pgTable(
  'availability_hours',
  {
    setId: uuid().notNull(),
    weekday: smallint().notNull(),
    opens: integer().notNull(),
    closes: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.setId, table.weekday, table.opens] })],
);

export const availabilityDays = pgTable('availability_days', {
  id: uuid().primaryKey().defaultRandom(),
  tutorId: uuid().notNull(),
  day: date({ mode: 'string' }).notNull(),
  timezone: text().notNull(),
  isWeekly: boolean().notNull(),
  ...versioned(),
});

export const availabilityDayHours = pgTable(
  'availability_day_hours',
  { dayId: uuid().notNull(), opens: integer().notNull(), closes: integer().notNull() },
  table => [primaryKey({ columns: [table.dayId, table.opens] })],
);

export const timeOff = pgTable('time_off', {
  id: uuid().primaryKey().defaultRandom(),
  tutorId: uuid().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  kind: text({ enum: TIME_OFF_KINDS }).notNull(),
  note: text().notNull().default(''),
  ...versioned(),
});
