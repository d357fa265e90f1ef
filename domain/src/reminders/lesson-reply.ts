import { z } from 'zod';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { mailedToken } from '#fields/mailed-token.ts';
import { writing } from '#fields/text.ts';
import { subject } from '#subjects/subject.ts';

/** What a family can answer to a reminder of a lesson: that they will be there, or that they wish another time (R416). */
export const ANSWERS = ['confirm', 'move'] as const;
export type Answer = (typeof ANSWERS)[number];

export const lookAtReplyForm = z.strictObject({ token: mailedToken });

const LONGEST_REASON = 500;

/** Whoever asks to move says why and, where they know, when it would suit, by the family's clock. */
export const lessonReplyForm = z
  .strictObject({
    token: mailedToken,
    reason: writing(LONGEST_REASON).optional(),
    date: academyDay.optional(),
    time: timeOfDay.optional(),
  })
  .refine(({ date, time }) => (date === undefined) === (time === undefined), {
    path: ['time'],
    params: { problem: 'required' },
  });
export type LessonReplyForm = z.infer<typeof lessonReplyForm>;

/** As little as one must know to answer: whoever has the mail may have passed it on. */
export const lessonReplyView = z
  .object({
    answer: z.enum(ANSWERS),
    student: z.object({ name: z.string(), nameAr: z.string().nullable() }).describe('The first name.'),
    subject,
    startsAt: instant,
    duration: z.int(),
    timezone: z.string().describe('The family’s zone.'),
    tutorTimezone: z.string(),
  })
  .meta({ id: 'LessonReply' });
export type LessonReplyRecord = z.input<typeof lessonReplyView>;
/** As the API answers it. */
export type LessonReply = z.output<typeof lessonReplyView>;
