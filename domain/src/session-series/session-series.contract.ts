import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { httpsUrl } from '#fields/contact.ts';
import { academyDay, instant, timeOfDay, weekday } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { oneOfNumbers, wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { timezone } from '#fields/timezone.ts';
import { DEFAULT_SESSION_DURATION, SESSION_DURATIONS } from '#settings/session-durations.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { DAY_MARKS } from './day-marks.ts';
import { listedSeries, seriesView, sessionsOut } from './series-record.contract.ts';
import { SERIES_LIMITS } from './session-series.limits.ts';

const planners = ['operations', 'tutor'] as const;
export const seriesSlots = z
  .array(z.strictObject({ weekday: weekday.describe('Monday is 1.'), time: timeOfDay }))
  .min(1)
  .max(SERIES_LIMITS.slots)
  .refine(all => new Set(all.map(({ weekday }) => weekday)).size === all.length, {
    params: { problem: 'not-offered' },
  });

const pattern = {
  studentId: z.uuid(),
  tutorId: z.uuid().optional().describe('Only admins send this field. Tutors plan their own series.'),
  duration: oneOfNumbers(SESSION_DURATIONS).default(DEFAULT_SESSION_DURATION),
  slots: seriesSlots.describe('Times by the family’s clock, one a weekday.'),
  everyWeeks: wholeNumber(1, SERIES_LIMITS.everyWeeks).default(1),
  startsOn: academyDay,
  untilOn: academyDay.optional().describe('Last day. Without this and `lessons` the series goes on.'),
  lessons: wholeNumber(1, SERIES_LIMITS.lessonsTyped)
    .optional()
    .describe('Number of sessions. Not together with `untilOn`.'),
};
interface Ends {
  readonly untilOn?: string | undefined;
  readonly lessons?: number | undefined;
}
const endsOnce = ({ untilOn, lessons }: Ends) => untilOn === undefined || lessons === undefined;
const endTwice = { path: ['untilOn'], params: { problem: 'not-offered' } };

export const seriesDays = z.array(academyDay).max(SERIES_LIMITS.weeksAhead * SERIES_LIMITS.slots);

const previewForm = z
  .strictObject({
    ...pattern,
    on: seriesDays.default([]).describe('Days to have a session although they are off at first.'),
    off: seriesDays.default([]).describe('Days to have no session.'),
  })
  .refine(endsOnce, endTwice);
export type PreviewSeriesForm = z.output<typeof previewForm>;

const makeForm = z
  .strictObject({
    ...pattern,
    subject,
    meetingLink: httpsUrl.optional().describe('Default: the link of the tutor.'),
    timezone: timezone.describe('The family’s time zone in the preview.'),
    days: seriesDays.describe('The days of the preview that have a session.'),
  })
  .refine(endsOnce, endTwice);
export type MakeSeriesForm = z.output<typeof makeForm>;

/** What is at the time of a lesson already (R88). */
export const seriesClash = z.object({
  day: z.string().describe('By the family’s clock.'),
  whose: z.enum(['tutor', 'student', 'series']).describe('`series`: another session of the series.'),
  startsAt: instant,
  endsAt: instant,
  other: namedPerson.nullable().describe('With whom that session is. Null if the reader cannot see it.'),
});
export type SeriesClashRecord = z.input<typeof seriesClash>;
/** The same as a client receives it. */
export type SeriesClash = z.output<typeof seriesClash>;
export const seriesClashes = z.array(seriesClash);

const shift = z.object({
  minutes: z.int().describe('Later for the tutor, or earlier if negative.'),
  lessons: z.int(),
  fromOn: z.string(),
  untilOn: z.string(),
});

export const seriesPreview = z
  .object({
    timezone: z.string().describe('The family’s time zone.'),
    tutorTimezone: z.string(),
    head: z.object({
      lessons: z.int(),
      off: z.int().describe('Number of days without a session.'),
      clashes: z.int(),
      outsideHours: z.int().describe('Number of sessions outside the tutor’s hours.'),
      shifts: z
        .array(shift)
        .describe('Sessions that begin at another time for the tutor than the first ones.'),
    }),
    days: z.array(
      z.object({
        day: z.string().describe('By the family’s clock.'),
        startsAt: instant,
        endsAt: instant,
        marks: z.array(z.enum(DAY_MARKS)),
        isOn: z.boolean(),
        clash: seriesClash.nullable(),
        holiday: z.object({ name: z.string(), nameAr: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'SessionSeriesPreview' });
export type SeriesPreviewRecord = z.input<typeof seriesPreview>;
/** The answer as a client receives it. */
export type SeriesPreview = z.output<typeof seriesPreview>;

const whose = ['session.tutor', 'session.student', 'session.inactive', 'vetting.expired'] as const;
const limits = ['series.past', 'series.too-many'] as const;

const SERIES_STATES = ['running', 'over'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];

const endForm = z.strictObject({
  untilOn: academyDay.describe('Last day, by the clock of the series.'),
});
export type EndSeriesForm = z.output<typeof endForm>;

export const sessionSeriesContract = defineContract('session-series', {
  'GET /api/session-series': {
    summary: 'List weekly series',
    description:
      'Series that go on: the one that ends soonest first. Series that are over: the one that ended last first. Tutors see the series of their students, students their own.',
    access: [...planners, 'student'],
    query: z.strictObject({
      state: z.enum(SERIES_STATES).default('running'),
      tutorId: z.uuid().optional(),
      studentId: z.uuid().optional(),
      ...pageQuery,
    }),
    answer: { status: 200, json: pageOf(listedSeries).meta({ id: 'SessionSeriesPage' }) },
    errors: [],
  },
  'GET /api/session-series/{id}': {
    summary: 'Get a weekly series',
    access: [...planners, 'student'],
    answer: { status: 200, record: seriesView },
    errors: [],
  },
  'POST /api/session-series/preview': {
    summary: 'List every day of a weekly series before it is made',
    description: 'Nothing is stored.',
    access: planners,
    body: previewForm,
    answer: { status: 200, json: seriesPreview },
    errors: [...whose, ...limits],
  },
  'POST /api/session-series': {
    summary: 'Make a weekly series',
    description:
      'The server judges every day again. If a chosen day is not free any more, it stores nothing and lists all of them.',
    access: planners,
    body: makeForm,
    answer: { status: 201, record: seriesView },
    errors: [...whose, ...limits, 'series.empty', 'series.clash', 'session.too-long'],
  },
  'POST /api/session-series/{id}/end/preview': {
    summary: 'List the sessions that another end of a series would take out',
    description: 'Nothing is stored.',
    access: planners,
    version: 'required',
    body: endForm,
    answer: { status: 200, json: sessionsOut },
    errors: ['series.over'],
  },
  'POST /api/session-series/{id}/end': {
    summary: 'End a weekly series',
    description:
      'Sessions after the last day are deleted if they are more than 48 hours ahead and nothing hangs on them. Otherwise they are cancelled. The server notifies the family and the tutor once.',
    access: planners,
    version: 'required',
    body: endForm,
    answer: { status: 200, record: seriesView },
    errors: ['series.over'],
  },
});
