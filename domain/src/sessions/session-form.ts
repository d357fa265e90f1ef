import { z } from 'zod';
import { httpsUrl } from '#fields/contact.ts';
import { academyDay, timeOfDay } from '#fields/dates.ts';
import { pageQuery } from '#fields/page.ts';
import { paragraph, searchText } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { duration } from '#settings/duration.ts';
import { DEFAULT_DURATION } from '#settings/durations.ts';
import { subject } from '#subjects/subject.ts';
import { SESSION_PERIODS } from './session-period.ts';
import { LOGGED_STATUSES } from './session-status.ts';
import { sessionStatus } from './session-status-field.ts';

const MAX_TEXT = 5000;

/** Date and time are read in `timezone`, or in the typist's own zone where none is given. */
export const logSessionForm = z.strictObject({
  studentId: z.uuid(),
  tutorId: z.uuid().optional().describe('For administrators only; a tutor logs her own sessions.'),
  subject,
  date: academyDay,
  time: timeOfDay,
  timezone: timezone.optional(),
  duration: duration.default(DEFAULT_DURATION),
  status: z.enum(LOGGED_STATUSES).default('scheduled'),
  notes: paragraph(MAX_TEXT).default(''),
  homework: paragraph(MAX_TEXT).default(''),
  meetingLink: httpsUrl.optional(),
});
export type LogSessionForm = z.infer<typeof logSessionForm>;

/** Date and time move together: half a moment is no moment. */
export const changeSessionForm = z
  .strictObject({
    subject: subject.optional(),
    date: academyDay.optional(),
    time: timeOfDay.optional(),
    timezone: timezone.optional(),
    duration: duration.optional(),
    notes: paragraph(MAX_TEXT).optional(),
    homework: paragraph(MAX_TEXT).optional(),
    meetingLink: httpsUrl.nullable().optional(),
  })
  .refine(form => (form.date === undefined) === (form.time === undefined), {
    path: ['time'],
    params: { problem: 'required' },
  })
  .refine(form => form.timezone === undefined || form.date !== undefined, {
    path: ['date'],
    params: { problem: 'required' },
  });
export type ChangeSessionForm = z.infer<typeof changeSessionForm>;

export const changeStatusForm = z.strictObject({ status: sessionStatus, reason: paragraph(500).optional() });
export type ChangeStatusForm = z.infer<typeof changeStatusForm>;

const sessionFilters = {
  status: sessionStatus.optional(),
  subject: subject.optional(),
  period: z.enum(SESSION_PERIODS).optional(),
  studentId: z.uuid().optional(),
  q: searchText.optional().describe('Matches the student’s name, the subject and the notes.'),
};
export const sessionExportQuery = z.strictObject(sessionFilters);
export const sessionListQuery = z.strictObject({ ...sessionFilters, ...pageQuery });
/** A student's own, of one side of now. */
export const ownSessionsQuery = z.strictObject(pageQuery);
export type SessionFilters = z.infer<typeof sessionExportQuery>;
