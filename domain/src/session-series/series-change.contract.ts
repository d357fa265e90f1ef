import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { httpsUrl } from '#fields/contact.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { oneOfNumbers, wholeNumber } from '#fields/number.ts';
import { timezone } from '#fields/timezone.ts';
import { SESSION_DURATIONS } from '#settings/session-durations.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { seriesView, sessionsOut } from './series-record.contract.ts';
import { seriesClash, seriesDays, seriesPreview, seriesSlots } from './session-series.contract.ts';
import { SERIES_LIMITS } from './session-series.limits.ts';

const planners = ['operations', 'tutor'] as const;

const CHANGE_SCOPES = ['following', 'all'] as const;
const EXCEPTIONS = ['keep', 'reset'] as const;

const change = {
  scope: z
    .enum(CHANGE_SCOPES)
    .describe('`following`: from `sessionId` on. `all`: from the first session that is still to come.'),
  sessionId: z.uuid().optional(),
  exceptions: z
    .enum(EXCEPTIONS)
    .default('keep')
    .describe('Whether sessions that were moved by hand stay where they are.'),
  slots: seriesSlots.optional().describe('Times by the clock of the series, one a weekday.'),
  everyWeeks: wholeNumber(1, SERIES_LIMITS.everyWeeks).optional(),
  duration: oneOfNumbers(SESSION_DURATIONS).optional(),
  untilOn: academyDay.optional().describe('Last day.'),
  lessons: wholeNumber(1, SERIES_LIMITS.lessonsTyped)
    .optional()
    .describe('Number of sessions from there on. Default: what is left of them.'),
  goesOn: z.literal(true).optional().describe('The series has no end any more.'),
  subject: subject.optional(),
  meetingLink: httpsUrl.optional().describe('Default, if the tutor changes: the link of the new tutor.'),
  timezone: timezone
    .optional()
    .describe('The clock of the times: that of the series, or the family’s of today.'),
  tutorId: z.uuid().optional().describe('Only admins give a series to another tutor.'),
};

interface Changed {
  readonly scope: (typeof CHANGE_SCOPES)[number];
  readonly sessionId?: string | undefined;
  readonly untilOn?: string | undefined;
  readonly lessons?: number | undefined;
  readonly goesOn?: boolean | undefined;
}
const saysWhere = ({ scope, sessionId }: Changed) => (scope === 'following') === (sessionId !== undefined);
const noPlace = { path: ['sessionId'], params: { problem: 'required' } };
const endsOnce = ({ untilOn, lessons, goesOn }: Changed) =>
  [untilOn, lessons, goesOn].filter(end => end !== undefined).length <= 1;
const endTwice = { path: ['untilOn'], params: { problem: 'not-offered' } };

const changePreviewForm = z
  .strictObject({
    ...change,
    on: seriesDays.default([]).describe('Days to have a session although they are off at first.'),
    off: seriesDays.default([]).describe('Days to have no session.'),
  })
  .refine(saysWhere, noPlace)
  .refine(endsOnce, endTwice);
export type PreviewChangeForm = z.output<typeof changePreviewForm>;

const changeForm = z
  .strictObject({ ...change, days: seriesDays.describe('The days of the preview that have a session.') })
  .refine(saysWhere, noPlace)
  .refine(endsOnce, endTwice);
export type ChangeSeriesForm = z.output<typeof changeForm>;

const placed = z.object({ day: z.string().describe('By the clock of the new rule.'), startsAt: instant });

const changePreview = seriesPreview
  .extend({
    ...sessionsOut.shape,
    from: z.string().describe('Day of the session from which the series changes.'),
    lessons: z
      .int()
      .nullable()
      .describe('Number of sessions of the new series. Null if it ends on a day, or not at all.'),
    moved: z
      .array(z.object({ id: z.uuid(), startsAt: instant, to: placed }))
      .describe('Sessions that follow the new rule. They keep their ids.'),
    made: z.array(placed),
    kept: z
      .array(z.object({ id: z.uuid(), startsAt: instant, day: z.string(), clash: seriesClash.nullable() }))
      .describe('Sessions that stay where somebody moved them. They take a day of the new rule.'),
  })
  .meta({ id: 'SeriesChangePreview' });
export type ChangePreviewRecord = z.input<typeof changePreview>;

const errors = [
  'session.tutor',
  'session.student',
  'session.inactive',
  'session.too-long',
  'vetting.expired',
  'series.begun',
  'series.over',
  'series.empty',
  'series.too-many',
] as const;

/** Another rule from a session of a series on (R456). */
export const seriesChangeContract = defineContract('session-series', {
  'POST /api/session-series/{id}/change/preview': {
    summary: 'Show what another rule does to a weekly series',
    description:
      'Nothing is stored. `days` has the days that can be chosen: not those of sessions that stay as they are, nor those in a pause.',
    access: planners,
    version: 'required',
    body: changePreviewForm,
    answer: { status: 200, json: changePreview },
    errors,
  },
  'POST /api/session-series/{id}/change': {
    summary: 'Change a weekly series from a session on',
    description:
      'The series ends the day before that session, and a new one goes on from there. Sessions to come keep their ids. Those without a place in the new rule are deleted if they are more than 48 hours ahead and nothing hangs on them. Otherwise they are cancelled. The server judges every day again. If a chosen day is not free any more, it stores nothing and lists all of them. The server notifies the family and the tutor once. The answer is the new series.',
    access: planners,
    version: 'required',
    body: changeForm,
    answer: { status: 201, record: seriesView },
    errors: [...errors, 'series.clash'],
  },
});
