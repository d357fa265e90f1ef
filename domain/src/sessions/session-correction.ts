import { z } from 'zod';
import { academyDay, timeOfDay } from '#fields/dates.ts';
import { writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { duration } from '#settings/duration.ts';
import type { SessionStatus } from './session-status.ts';

/** As long as the reason of a cancellation. */
const LONGEST_REASON = 500;
const TUTORS_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Date and time are read in `timezone`, or in the typist's own zone where none is given. */
export const correctionForm = z
  .strictObject({
    reason: writing(LONGEST_REASON).describe('Read by the tutor and the academy, not by the family.'),
    date: academyDay.optional(),
    time: timeOfDay.optional(),
    timezone: timezone.optional(),
    duration: duration.optional(),
    studentId: z.uuid().optional().describe('Who had it in truth. For administrators only.'),
    tutorId: z.uuid().optional().describe('Who gave it in truth. For administrators only.'),
    void: z.literal(true).optional().describe('It did not take place. For administrators only.'),
    dropRating: z.boolean().default(false).describe('A rating is lost with what stops being completed.'),
  })
  .refine(form => (form.date === undefined) === (form.time === undefined), {
    path: ['time'],
    params: { problem: 'required' },
  })
  .refine(form => form.timezone === undefined || form.date !== undefined, {
    path: ['date'],
    params: { problem: 'required' },
  })
  .refine(
    ({ date, duration, studentId, tutorId, void: isVoid }) =>
      [date, duration, studentId, tutorId, isVoid].some(part => part !== undefined),
    { path: ['date'], params: { problem: 'required' } },
  )
  .refine(
    ({ date, duration, studentId, tutorId, void: isVoid }) =>
      isVoid === undefined || [date, duration, studentId, tutorId].every(part => part === undefined),
    { path: ['void'], params: { problem: 'not-offered' } },
  );
export type CorrectionForm = z.infer<typeof correctionForm>;

interface Closed {
  readonly status: SessionStatus;
  /** Null of what was completed before it was kept. */
  readonly closedAt: Date | null;
}

/** Whether a tutor still corrects it herself: for 48 hours after she completed it. Later an administrator does (R497). */
export const isTutorsToCorrect = ({ status, closedAt }: Closed, now: Date) =>
  status === 'completed' && closedAt !== null && now.getTime() - closedAt.getTime() <= TUTORS_HOURS * HOUR_MS;

/** One that a correction took out of the record: it did not take place as it stood there. */
export const isVoid = ({ status, correction }: { status: SessionStatus; correction: object | null }) =>
  status === 'cancelled' && correction !== null;
