import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import { APPLICATION_STAGES } from '@bayan/domain/applications/application-stage';
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const sum = () => bigint({ mode: 'number' }).notNull();
const day = () => date({ mode: 'string' }).notNull();

/** By whose clock the sums are kept. */
export const statisticsClock = pgTable('statistics_clock', {
  id: integer().primaryKey().default(1),
  timezone: text().notNull(),
});

/** Kept by the database itself, from the lines that its triggers leave. */
export const statisticsSums = pgTable(
  'statistics_sums',
  {
    unit: text({ enum: ['day', 'month'] }).notNull(),
    scope: text({ enum: ['academy', 'subject', 'country', 'tutor'] }).notNull(),
    startsOn: day(),
    key: text().notNull(),
    sessions: sum(),
    completed: sum(),
    cancelled: sum(),
    minutes: sum(),
    ratings: sum(),
    stars: sum(),
    homework: sum(),
    onTime: sum(),
    late: sum(),
  },
  table => [primaryKey({ columns: [table.unit, table.scope, table.startsOn, table.key] })],
);

export const statisticsApplicationSums = pgTable(
  'statistics_application_sums',
  {
    unit: text({ enum: ['day', 'month'] }).notNull(),
    startsOn: day(),
    kind: text({ enum: APPLICATION_KINDS }).notNull(),
    stage: text({ enum: APPLICATION_STAGES }).notNull(),
    applications: sum(),
    matched: sum(),
    matchMinutes: sum(),
  },
  table => [primaryKey({ columns: [table.unit, table.startsOn, table.kind, table.stage] })],
);

export const statisticsActiveMonths = pgTable('statistics_active_months', {
  month: date({ mode: 'string' }).primaryKey(),
  students: integer().notNull(),
  tutors: integer().notNull(),
  returned: integer().notNull(),
});
