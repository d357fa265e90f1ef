import { z } from 'zod';
import { defineContract, everyoneInLessons } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { latinDigits } from '#fields/latin-digits.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { FAILURE_SIDES, SESSION_OUTCOMES } from '#sessions/session-outcome.ts';
import { SESSION_STATUSES } from '#sessions/session-status.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { LINE_STATES } from './statement.ts';
import { STATEMENT_SIDES } from './statement-side.ts';

const money = z
  .object({ currency: z.string(), units: z.int().describe('Whole smallest units: 1250 of GBP are 12.50.') })
  .meta({ id: 'Money' });

const totals = {
  lessons: z.int().describe('Lessons of the month that have begun or were cancelled.'),
  minutes: z.int().describe('Minutes that count.'),
  sums: z.array(money).describe('One for each currency.'),
  open: z.int().describe('Lessons that have begun and that nobody has closed. They are not in the sums.'),
  unrecorded: z
    .int()
    .describe('Lessons closed before the server stored what counts. They are not in the sums.'),
  unpriced: z
    .int()
    .describe('Lessons that count and for which no price is agreed. They are not in the sums.'),
  toCome: z.int().describe('Lessons of the month that have not begun. They are no lines.'),
};

const statementLine = z
  .object({
    id: z.uuid().describe('Id of the session.'),
    startsAt: instant,
    timezone: z.string().describe('The clock by which the session belongs to the month.'),
    subject,
    person: namedPerson.describe('The tutor on a family’s statement, the student on a tutor’s.'),
    duration: z.int().describe('Planned minutes.'),
    status: z.enum(SESSION_STATUSES),
    outcome: z.enum(SESSION_OUTCOMES).nullable(),
    failureSide: z.enum(FAILURE_SIDES).nullable(),
    state: z.enum(LINE_STATES).describe('`counted`, or why the line adds nothing to the sums.'),
    minutes: z.int().nullable().describe('Minutes that count.'),
    owesLesson: z.boolean().describe('Whether the academy owes the family another lesson.'),
    rate: z
      .object({ currency: z.string(), perHour: z.number() })
      .nullable()
      .describe('The family’s price on a family’s statement, the tutor’s rate on a tutor’s.'),
    amount: money.nullable(),
  })
  .meta({ id: 'StatementLine' });

const month = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('Month as YYYY-MM.');

const statementView = z
  .object({
    side: z.enum(STATEMENT_SIDES),
    person: namedPerson,
    timezone: z.string().describe('The person’s clock of today.'),
    month,
    isOver: z.boolean().describe('Whether the month is over by the person’s clock.'),
    lines: z.array(statementLine).describe('Earliest first.'),
    ...totals,
  })
  .meta({ id: 'Statement' });
export type StatementRecord = z.input<typeof statementView>;
/** The answer as a client receives it. */
export type Statement = z.output<typeof statementView>;
export type StatementLine = Statement['lines'][number];

const statementSum = namedPerson.extend({ isOver: z.boolean(), ...totals }).meta({ id: 'StatementSum' });
export type StatementSumRecord = z.input<typeof statementSum>;
/** The answer as a client receives it. */
export type StatementSum = z.output<typeof statementSum>;

const monthAsked = { month: month.optional().describe('Default: the present month by the person’s clock.') };

export const statementsContract = defineContract('statements', {
  'GET /api/statements': {
    summary: 'List the families or the tutors with sessions in a month, by name',
    description: 'A page can have fewer entries than asked for, or none, and still have a next one.',
    access: ['operations'],
    query: z.strictObject({
      side: z.enum(STATEMENT_SIDES),
      month: month.optional().describe('Default: the present month by the reader’s clock.'),
      ...pageQuery,
    }),
    answer: { status: 200, json: pageOf(statementSum).meta({ id: 'StatementSumPage' }) },
    errors: [],
  },
  'GET /api/statements/{id}': {
    summary: 'Get the statement of a student’s family or of a tutor for a month',
    description:
      'The id is that of the student or the tutor. Students and tutors read only their own. A look of an admin at a family’s statement is recorded.',
    access: everyoneInLessons,
    query: z.strictObject(monthAsked),
    answer: { status: 200, json: statementView },
    errors: [],
  },
  'GET /api/statements/{id}/export': {
    summary: 'Export a statement as a CSV file',
    access: everyoneInLessons,
    query: z.strictObject(monthAsked),
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
});
