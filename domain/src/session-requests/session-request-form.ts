import { z } from 'zod';
import { academyDay, timeOfDay } from '#fields/dates.ts';
import { pageQuery } from '#fields/page.ts';
import { paragraph, writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { DECISIONS, SESSION_REQUEST_KINDS, SESSION_REQUEST_STATUSES } from './session-request-status.ts';

/** As long as the reason of a cancellation, which it becomes (R84). */
const LONGEST_REASON = 500;

/** A new time for a session: read in `timezone`, or in the typist's own zone where none is given. */
const newTime = {
  date: academyDay.optional(),
  time: timeOfDay.optional(),
  timezone: timezone.optional(),
};
interface NewTime {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly timezone?: string | undefined;
}

/** Half a moment is no moment. */
const isWhole = ({ date, time }: NewTime) => (date === undefined) === (time === undefined);
const hasDateToZone = (form: NewTime) => form.timezone === undefined || form.date !== undefined;
const timeMissing = { path: ['time'], params: { problem: 'required' } };
const dateMissing = { path: ['date'], params: { problem: 'required' } };
const noDateThere = { path: ['date'], params: { problem: 'unknown' } };

/** What a student asks (R113). */
export const askForm = z
  .strictObject({
    sessionId: z.uuid(),
    kind: z.enum(SESSION_REQUEST_KINDS),
    reason: writing(LONGEST_REASON),
    ...newTime,
  })
  .refine(isWhole, timeMissing)
  .refine(hasDateToZone, dateMissing)
  .refine(({ kind, date }) => kind === 'move' || date === undefined, noDateThere);
export type AskForm = z.infer<typeof askForm>;

/** What is said to it (R115). Where a move is accepted without a time, the wished one is meant. */
export const answerForm = z
  .strictObject({ decision: z.enum(DECISIONS), answer: paragraph(LONGEST_REASON).default(''), ...newTime })
  .refine(isWhole, timeMissing)
  .refine(hasDateToZone, dateMissing)
  .refine(({ decision, date }) => decision === 'accepted' || date === undefined, noDateThere);
export type AnswerForm = z.infer<typeof answerForm>;

export const sessionRequestListQuery = z.strictObject({
  status: z.enum(SESSION_REQUEST_STATUSES).optional(),
  sessionId: z.uuid().optional(),
  ...pageQuery,
});
export type SessionRequestFilters = Omit<z.infer<typeof sessionRequestListQuery>, 'cursor' | 'limit'>;
