import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { timezone } from '#fields/timezone.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { seriesParticipant, seriesView } from './series-record.contract.ts';
import { seriesClash } from './session-series.contract.ts';

const planners = ['operations', 'tutor'] as const;

export const seriesGap = z
  .object({
    id: z.uuid().describe('Of the series.'),
    day: z.string().describe('By the clock of the series.'),
    startsAt: instant.describe('When its session would begin.'),
    tutor: seriesParticipant,
    student: seriesParticipant,
    subject,
    duration: z.int(),
    timezone: z.string().describe('The clock of the series.'),
    clash: seriesClash.nullable().describe('What is at that time. Null if the time is free by now.'),
    version: z.int().describe('Version of the series.'),
  })
  .meta({ id: 'SeriesGap' });
export type SeriesGapRecord = z.input<typeof seriesGap>;
/** The answer as a client receives it. */
export type SeriesGap = z.output<typeof seriesGap>;

const settleForm = z.strictObject({
  place: z
    .strictObject({ date: academyDay, time: timeOfDay, timezone: timezone.optional() })
    .nullable()
    .describe(
      'Date and time of the session, in `timezone` or else in the sender’s own time zone. Null leaves the day out.',
    ),
});
export type SettleGapForm = z.output<typeof settleForm>;

/** Days of a series that were not free when their sessions were to be made (R460). */
export const seriesGapsContract = defineContract('session-series', {
  'GET /api/session-series/gaps': {
    summary: 'List the days of weekly series that need a decision',
    description:
      'Days from today on that were not free when the server was to make their sessions, soonest first. Tutors see those of their own series.',
    access: planners,
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(seriesGap).meta({ id: 'SeriesGapPage' }) },
    errors: [],
  },
  'POST /api/session-series/{id}/gaps/{day}': {
    summary: 'Decide about a day of a weekly series that was not free',
    description:
      'Makes its session at another time, or leaves the day out. The server notifies the family and the tutor of a session that it makes.',
    access: planners,
    params: z.object({ id: z.uuid(), day: academyDay }),
    version: 'required',
    body: settleForm,
    answer: { status: 200, record: seriesView },
    errors: [
      ...(['series.day', 'series.clash', 'session.tutor', 'session.student', 'session.inactive'] as const),
      ...(['session.time-skipped', 'session.past', 'session.too-far', 'session.clash'] as const),
      'vetting.expired',
    ],
  },
});
