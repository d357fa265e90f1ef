import { z } from 'zod';
import { APPLICATION_KINDS } from '#applications/application-kind.ts';
import { APPLICATION_STAGES } from '#applications/application-stage.ts';
import { type Caller, defineContract } from '#contract/contract.ts';
import { academyDay } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { MAX_DAYS, STATISTICS_UNITS, USUAL_MONTHS } from './statistics-period.ts';
import { STATISTICS_TABLES } from './statistics-tables.ts';

const teaching = {
  planned: z.int().describe('All sessions, whatever became of them.'),
  completed: z.int(),
  cancelled: z.int(),
  leftOpen: z.int().describe('Sessions before today that are neither completed nor cancelled.'),
  minutes: z.int().describe('Minutes of completed sessions.'),
  ratings: z.int().describe('Number of sessions that students rated.'),
  stars: z.int().describe('Sum of the stars of these ratings.'),
  homework: z.int().describe('Homework items due in the period.'),
  onTime: z.int().describe('Number submitted by the due date.'),
  late: z.int().describe('Number submitted after the due date.'),
  overdue: z.int().describe('Number due before today and not submitted.'),
};
const teachingSums = z.object(teaching);
export type TeachingSums = Readonly<z.output<typeof teachingSums>>;

const ofPeriod = {
  ...teaching,
  applications: z.int().describe('Applications of families that arrived.'),
  matched: z.int().describe('Applications of families that were matched.'),
  matchMinutes: z.int().describe('Sum of the minutes from the arrival to the match of these.'),
};
const periodSums = z.object(ofPeriod).meta({ id: 'StatisticsSums' });
export type PeriodSums = Readonly<z.output<typeof periodSums>>;

const period = z.object({ from: z.string(), until: z.string() });

const activeMonth = z
  .object({
    month: z.string().describe('Month as YYYY-MM.'),
    students: z.int().describe('Students with a completed session in the month.'),
    tutors: z.int().describe('Tutors with a completed session in the month.'),
    returned: z.int().describe('Students with a completed session in the month and in the month before.'),
    studentsBefore: z.int().describe('Students with a completed session in the month before.'),
  })
  .meta({ id: 'ActiveMonth' });
export type ActiveMonth = Readonly<z.output<typeof activeMonth>>;

const statisticsView = z
  .object({
    timezone: z
      .string()
      .describe('Time zone of the days. After a change of the settings it follows within ten minutes.'),
    period,
    before: period.describe('The period right before, for comparison.'),
    total: periodSums,
    totalBefore: periodSums,
    parts: z
      .array(z.object({ from: z.string(), until: z.string(), ...ofPeriod }))
      .describe('Every day, week or month of the period.'),
    months: z.array(activeMonth).describe('Every month that the period touches.'),
    lastMonthBefore: activeMonth.describe('The last month of the period before.'),
    stages: z
      .array(
        z.object({
          kind: z.enum(APPLICATION_KINDS),
          stage: z.enum(APPLICATION_STAGES),
          applications: z.int(),
        }),
      )
      .describe('Applications that arrived in the period, by their stage today.'),
  })
  .meta({ id: 'Statistics' });
export type StatisticsRecord = z.input<typeof statisticsView>;
export type Statistics = z.output<typeof statisticsView>;

const days = {
  from: academyDay
    .optional()
    .describe(`First day by the academy’s clock. The default period covers ${USUAL_MONTHS} months.`),
  to: academyDay.optional().describe('Last day by the academy’s clock. Default: today. No later day.'),
};
const asked = {
  ...days,
  unit: z
    .enum(STATISTICS_UNITS)
    .default('month')
    .describe(
      `The longest period is ${MAX_DAYS.day} days by day, ${MAX_DAYS.week} by week and ${MAX_DAYS.month} by month.`,
    ),
};
const statisticsQuery = z.strictObject(asked);

const ofSubject = z.object({ subject, ...teaching }).meta({ id: 'StatisticsOfSubject' });
export type SubjectSumsRecord = z.input<typeof ofSubject>;
const ofCountry = z
  .object({ country: z.string().nullable().describe('Null where a family named none.'), ...teaching })
  .meta({ id: 'StatisticsOfCountry' });
export type CountrySumsRecord = z.input<typeof ofCountry>;
const ofTutor = z
  .object({ id: z.uuid(), name: z.string(), nameAr: z.string().nullable(), ...teaching })
  .meta({ id: 'StatisticsOfTutor' });
export type TutorSumsRecord = z.input<typeof ofTutor>;

/** Whoever runs the daily work, and whoever answers for the academy (R950). */
const readers: readonly [Caller, ...Caller[]] = ['operations', 'owner'];

export const statisticsContract = defineContract('statistics', {
  'GET /api/statistics': {
    summary: 'Get the academy’s statistics of a period',
    access: readers,
    query: statisticsQuery,
    answer: { status: 200, json: statisticsView },
    errors: [],
  },
  'GET /api/statistics/by-subject': {
    summary: 'Get the statistics of a period by subject, most hours first',
    access: readers,
    query: statisticsQuery,
    answer: { status: 200, json: z.object({ items: z.array(ofSubject) }) },
    errors: [],
  },
  'GET /api/statistics/by-country': {
    summary: 'Get the statistics of a period by country of the family, most hours first',
    description: 'A session counts for the country that the family has today.',
    access: readers,
    query: statisticsQuery,
    answer: { status: 200, json: z.object({ items: z.array(ofCountry) }) },
    errors: [],
  },
  'GET /api/statistics/by-tutor': {
    summary: 'List the statistics of a period by tutor, in the order of their names',
    access: readers,
    query: z.strictObject({ ...asked, ...pageQuery }),
    answer: { status: 200, json: pageOf(ofTutor).meta({ id: 'StatisticsTutorPage' }) },
    errors: [],
  },
  'GET /api/statistics/export': {
    summary: 'Export a table of the statistics as a CSV file',
    access: readers,
    query: z.strictObject({ ...asked, table: z.enum(STATISTICS_TABLES) }),
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
});
