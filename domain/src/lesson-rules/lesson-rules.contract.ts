import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { LESSON_RULE_LIMITS, LESSON_RULE_NOTICE_DAYS } from './lesson-rules.limits.ts';

const number = ({ min, max }: { readonly min: number; readonly max: number }) => wholeNumber(min, max);

const fields = {
  cutOffHours: number(LESSON_RULE_LIMITS.cutOffHours),
  movesPerLesson: number(LESSON_RULE_LIMITS.movesPerLesson),
  movesPerMonth: number(LESSON_RULE_LIMITS.movesPerMonth),
  furthestDays: number(LESSON_RULE_LIMITS.furthestDays),
  leadHours: number(LESSON_RULE_LIMITS.leadHours),
  tutorWaitsMinutes: number(LESSON_RULE_LIMITS.tutorWaitsMinutes),
  familyWaitsMinutes: number(LESSON_RULE_LIMITS.familyWaitsMinutes),
  selfService: z.boolean(),
};

export const lessonRulesForm = z.strictObject({
  ...fields,
  validFrom: academyDay.describe('The first day, by the academy’s clock, of sessions that they hold for.'),
});
export type LessonRulesForm = z.output<typeof lessonRulesForm>;

const lessonRulesView = z
  .object({
    id: z.uuid(),
    ...fields,
    validFrom: z.string(),
    by: namedPerson.nullable().describe('Null if the academy started with them.'),
    at: instant,
  })
  .meta({ id: 'LessonRules' });

export const lessonRulesContract = defineContract('lesson-rules', {
  'GET /api/lesson-rules': {
    summary: 'List the rules for moving and cancelling, the latest first',
    access: ['owner'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(lessonRulesView).meta({ id: 'LessonRulesPage' }) },
    errors: [],
  },
  'POST /api/lesson-rules': {
    summary: 'Set the rules for moving and cancelling from a day on',
    description: `They hold for sessions that start on that day or later. The day is tomorrow at the earliest, or ${LESSON_RULE_NOTICE_DAYS} days ahead if families lose something.`,
    access: ['owner'],
    body: lessonRulesForm,
    answer: { status: 201, record: lessonRulesView },
    errors: ['lesson-rules.notice', 'lesson-rules.exists'],
  },
});
