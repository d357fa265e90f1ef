import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { lineOrNothing } from '#fields/text.ts';
import { daysBetween } from '#time/days.ts';
import { KEPT_BECAUSE } from './pause-lessons.ts';
import { seriesView, sessionsOut } from './series-record.contract.ts';
import { SERIES_LIMITS } from './session-series.limits.ts';

const planners = ['operations', 'tutor'] as const;
const reason = lineOrNothing(SERIES_LIMITS.reason).default('').describe('The family and the tutor read it.');

const ofDay = z.object({ id: z.uuid(), day: academyDay });
const skipForm = z.strictObject({ reason });
export type SkipDayForm = z.output<typeof skipForm>;

const pauseForm = z
  .strictObject({
    fromOn: academyDay.describe('First day without a session, by the clock of the series.'),
    untilOn: academyDay.describe('Last day without a session.'),
    reason,
  })
  .refine(({ fromOn, untilOn }) => untilOn >= fromOn, {
    path: ['untilOn'],
    params: { problem: 'too-small' },
  })
  .refine(({ fromOn, untilOn }) => daysBetween(fromOn, untilOn) < SERIES_LIMITS.pauseDays, {
    path: ['untilOn'],
    params: { problem: 'too-big' },
  });
export type PauseSeriesForm = z.output<typeof pauseForm>;

/** What a day or a range without lessons does to a series (R458). */
const daysOffPreview = sessionsOut
  .extend({
    kept: z
      .array(z.object({ id: z.uuid(), startsAt: instant, because: z.enum(KEPT_BECAUSE) }))
      .describe(
        'Sessions that take place all the same: their family could not cancel them free of charge any more, or somebody moved them.',
      ),
    made: z
      .array(z.object({ day: z.string(), startsAt: instant }))
      .describe('Sessions that a series of a number of sessions gets at its end instead.'),
  })
  .meta({ id: 'SeriesDaysOffPreview' });
/** The answer as a client receives it. */
export type DaysOffPreview = z.output<typeof daysOffPreview>;

const making = [
  'session.tutor',
  'session.student',
  'session.inactive',
  'vetting.expired',
  'series.too-many',
  'series.clash',
] as const;
const RULE =
  'Sessions are deleted if they are more than 48 hours ahead and nothing hangs on them. Otherwise they are cancelled. A series of a number of sessions gets as many more at its end. The server notifies the family and the tutor once.';
const BACK =
  'A session that was deleted is made again, and one that was cancelled is scheduled again. If a day is not free any more, the server stores nothing and lists all of them. The server notifies the family and the tutor once.';
const shown = {
  access: planners,
  version: 'required',
  answer: { status: 200, json: daysOffPreview },
} as const;
const done = { access: planners, version: 'required', answer: { status: 200, record: seriesView } } as const;

/** Days of a series without a session: single ones, and pauses. */
export const seriesDaysOffContract = defineContract('session-series', {
  'POST /api/session-series/{id}/days/{day}/preview': {
    summary: 'Show what skipping a day of a series does',
    description: 'Nothing is stored.',
    params: ofDay,
    body: skipForm,
    ...shown,
    errors: ['series.day', ...making],
  },
  'POST /api/session-series/{id}/days/{day}': {
    summary: 'Skip a day of a weekly series',
    description: RULE,
    params: ofDay,
    body: skipForm,
    ...done,
    errors: ['series.day', ...making],
  },
  'DELETE /api/session-series/{id}/days/{day}': {
    summary: 'Take back that a day of a weekly series is off',
    description: BACK,
    params: ofDay,
    ...done,
    errors: ['series.day', ...making],
  },
  'POST /api/session-series/{id}/pauses/preview': {
    summary: 'Show what a pause of a series does',
    description: 'Nothing is stored.',
    body: pauseForm,
    ...shown,
    errors: ['series.day', 'series.paused', ...making],
  },
  'POST /api/session-series/{id}/pauses': {
    summary: 'Pause a weekly series',
    description: `Sessions that their family could not cancel free of charge any more stay, and so do sessions that somebody moved by hand. ${RULE}`,
    body: pauseForm,
    ...done,
    errors: ['series.day', 'series.paused', ...making],
  },
  'DELETE /api/session-series/{id}/pauses/{pauseId}': {
    summary: 'Take back a pause of a weekly series',
    description: BACK,
    ...done,
    errors: making,
  },
});
