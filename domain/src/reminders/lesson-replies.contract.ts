import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { mailedToken } from '#fields/mailed-token.ts';
import { writing } from '#fields/text.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { ANSWERS } from './lesson-answer.ts';
import { LESSON_REPLY_LIMITS, LINK_LIMIT } from './reminders.limits.ts';

const lookAtReplyForm = z.strictObject({ token: mailedToken });

/** A request to move a lesson has a reason. It may have a preferred time in the family's time zone. */
const lessonReplyForm = z
  .strictObject({
    token: mailedToken,
    reason: writing(LESSON_REPLY_LIMITS.reason).optional(),
    date: academyDay.optional(),
    time: timeOfDay.optional(),
  })
  .refine(({ date, time }) => (date === undefined) === (time === undefined), {
    path: ['time'],
    params: { problem: 'required' },
  });
export type LessonReplyForm = z.infer<typeof lessonReplyForm>;

/** As little data as possible, because the reader may forward the mail. */
const lessonReplyView = z
  .object({
    answer: z.enum(ANSWERS),
    student: z
      .object({ name: z.string(), nameAr: z.string().nullable() })
      .describe('First name of the student.'),
    subject,
    startsAt: instant,
    duration: z.int(),
    timezone: z.string().describe('The family’s time zone.'),
    tutorTimezone: z.string(),
  })
  .meta({ id: 'LessonReply' });
export type LessonReplyRecord = z.input<typeof lessonReplyView>;
/** The answer as a client receives it. */
export type LessonReply = z.output<typeof lessonReplyView>;

/** The reasons why a link no longer works (R418). */
const linkEnded = [
  'lesson-reply.unknown',
  'lesson-reply.used',
  'lesson-reply.over',
  'lesson-reply.changed',
] as const;

export const lessonRepliesContract = defineContract('lesson-replies', {
  'POST /api/lesson-replies/look': {
    summary: 'Check a mailed lesson link',
    description: 'The request changes nothing. It uses POST to keep the link out of logs.',
    access: 'anyone',
    body: lookAtReplyForm,
    answer: { status: 200, json: lessonReplyView },
    errors: linkEnded,
    limit: LINK_LIMIT,
  },
  'POST /api/lesson-replies': {
    summary: 'Confirm a lesson or ask to move it',
    description: 'The link in a lesson reminder authorises the reply.',
    access: 'anyone',
    body: lessonReplyForm,
    answer: { status: 200, json: lessonReplyView },
    errors: [...linkEnded, 'session.time-skipped', 'session-request.time', 'session-request.exists'],
    limit: LINK_LIMIT,
  },
});
