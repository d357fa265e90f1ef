import { z } from 'zod';
import { defineContract, everyoneInLessons } from '#contract/contract.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { wholeNumber } from '#fields/number.ts';
import { pageQuery } from '#fields/page.ts';
import { timezone } from '#fields/timezone.ts';
import { holidayView } from '#holidays/holidays.contract.ts';
import { SESSION_STATUSES } from '#sessions/session-status.ts';
import { sessionView } from '#sessions/sessions.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { daysBetween } from '#time/days.ts';
import { TIME_OFF_KINDS } from '#time-off/time-off-kind.ts';
import { CALENDAR_LIMITS } from './session-calendar.limits.ts';

/** What a calendar shows of a session, and no more: notes and ratings are on its own page. */
const calendarSession = sessionView
  .pick({
    id: true,
    tutor: true,
    student: true,
    subject: true,
    startsAt: true,
    endsAt: true,
    duration: true,
    timezone: true,
    status: true,
    meetingLink: true,
    confirmedAt: true,
    tutorLeftAt: true,
    isFormer: true,
    version: true,
  })
  .extend({ hasRequest: z.boolean().describe('True while a request of the family waits for an answer.') })
  .meta({ id: 'CalendarSession' });

const frame = {
  from: academyDay.describe('The first day.'),
  to: academyDay.describe(`The last day, at most ${CALENDAR_LIMITS.days} days in all.`),
  timezone: timezone.optional().describe('The clock of these days. Default: the reader’s time zone.'),
};
const people = { tutorId: z.uuid().optional(), studentId: z.uuid().optional() };
const lastDay = (problem: string) => ({ path: ['to'], params: { problem } });
type Frame = { readonly from: string; readonly to: string };
const isForward = ({ from, to }: Frame) => from <= to;
const isShort = ({ from, to }: Frame) => daysBetween(from, to) < CALENDAR_LIMITS.days;

const calendarQuery = z
  .strictObject({
    ...frame,
    ...people,
    subject: subject.optional(),
    status: z.enum(SESSION_STATUSES).optional(),
    cursor: pageQuery.cursor,
    limit: wholeNumber(1, CALENDAR_LIMITS.sessions).default(CALENDAR_LIMITS.sessions),
  })
  .refine(isForward, lastDay('too-small'))
  .refine(isShort, lastDay('too-big'));
export type CalendarQuery = z.output<typeof calendarQuery>;

const daysQuery = z
  .strictObject({ ...frame, ...people })
  .refine(isForward, lastDay('too-small'))
  .refine(isShort, lastDay('too-big'));
export type DaysQuery = z.output<typeof daysQuery>;

const calendarAnswer = z
  .object({
    items: z.array(calendarSession),
    nextCursor: z.string().nullable(),
    hours: z
      .array(z.object({ from: instant, until: instant }))
      .describe('When the tutor teaches. Tutors get their own hours. Admins get those of `tutorId`.'),
    keepsHours: z.boolean().describe('False if there are no hours of a tutor to compare these days with.'),
    timeOff: z.array(
      z.object({ id: z.uuid(), startsAt: instant, endsAt: instant, kind: z.enum(TIME_OFF_KINDS) }),
    ),
    holidays: z.array(holidayView),
  })
  .meta({ id: 'SessionCalendar' });
export type SessionCalendarRecord = z.input<typeof calendarAnswer>;

const daysAnswer = z
  .object({
    days: z.array(
      z.object({
        day: z.string(),
        sessions: z.int().describe(`At most ${CALENDAR_LIMITS.counted}.`),
        isMore: z.boolean().describe('True if the day has more sessions.'),
      }),
    ),
  })
  .meta({ id: 'SessionDays' });
export type SessionDaysRecord = z.input<typeof daysAnswer>;

export const sessionCalendarContract = defineContract('session-calendar', {
  'GET /api/sessions/calendar': {
    summary: 'List the sessions of some days, with hours, time off and holidays',
    description:
      'Soonest first. Tutors and students see their own sessions only. Students get no hours and no time off.',
    access: everyoneInLessons,
    query: calendarQuery,
    answer: { status: 200, json: calendarAnswer },
    errors: [],
  },
  'GET /api/sessions/days': {
    summary: 'Count the sessions of each day',
    access: ['operations'],
    query: daysQuery,
    answer: { status: 200, json: daysAnswer },
    errors: [],
  },
});
