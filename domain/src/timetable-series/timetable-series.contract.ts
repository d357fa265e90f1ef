import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant, timeOfDay, weekday } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { seriesParticipant } from '#session-series/series-record.contract.ts';
import { SERIES_LIMITS } from '#session-series/session-series.limits.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { timetableView } from '#timetables/timetables.contract.ts';
import { SLOT_MARKS } from './propose-slot.ts';
import { SLOT_STATES } from './slots-of-series.ts';
import { STAY_REASONS } from './stay-reasons.ts';

const slotView = z.object({
  weekday: z.int().describe('Monday is 1.'),
  time: z.string().describe('By the clock of the series, like all times of the week here.'),
  state: z.enum(SLOT_STATES),
  isAtIftar: z.boolean().describe('True if its sessions would be at iftar.'),
  newWeekday: z.int().nullable().describe('Null if it stays as it is, or has no other time yet.'),
  newTime: z.string().nullable(),
  startsAt: instant.nullable().describe('First session that is ahead, as usual.'),
  newStartsAt: instant.nullable(),
  lessons: z.int().describe('Number of its sessions that are planned in the range and ahead.'),
  marks: z.array(z.enum(SLOT_MARKS)).describe('Of the time that holds in Ramadan, over all its sessions.'),
});

export const timetableSeriesView = z
  .object({
    id: z.uuid().describe('Of the series.'),
    tutor: seriesParticipant,
    student: seriesParticipant,
    subject,
    duration: z.int(),
    timezone: z.string().describe('The clock of the series.'),
    isDue: z.boolean().describe('True while its sessions are yet to follow.'),
    slots: z.array(slotView),
    staying: z
      .array(z.object({ id: z.uuid(), startsAt: instant, wantedAt: instant, reason: z.enum(STAY_REASONS) }))
      .describe('Sessions that are not where the timetable wants them.'),
    version: z.int(),
  })
  .meta({ id: 'TimetableSeries' });
export type TimetableSeriesRecord = z.input<typeof timetableSeriesView>;

const slotForm = z
  .strictObject({ weekday, newWeekday: weekday.nullable(), newTime: timeOfDay.nullable() })
  .refine(({ newWeekday, newTime }) => (newWeekday === null) === (newTime === null), {
    params: { problem: 'not-offered' },
  });

const decideForm = z.strictObject({
  slots: z
    .array(slotForm)
    .max(SERIES_LIMITS.slots)
    .refine(all => new Set(all.map(slot => slot.weekday)).size === all.length, {
      params: { problem: 'not-offered' },
    })
    .describe(
      'What is decided. A weekday without a new time stays as it is, one that is missing gets the proposal.',
    ),
});
export type DecideSlotsForm = z.output<typeof decideForm>;

const settled = {
  access: ['operations'],
  version: 'required',
  answer: { status: 200, record: timetableView },
} as const;

/** What a timetable does to the weekly series of its country. */
export const timetableSeriesContract = defineContract('timetables', {
  'GET /api/timetables/{id}/slots': {
    summary: 'List the series of a Ramadan timetable with their times',
    description: 'In the order of the students’ names. Tutors see their own.',
    access: ['operations', 'tutor'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(timetableSeriesView).meta({ id: 'TimetableSeriesPage' }) },
    errors: [],
  },
  'PUT /api/timetables/{id}/slots/{seriesId}': {
    summary: 'Decide about the times of a series in Ramadan',
    description: 'The version is that of the series. If the timetable is applied, its sessions move at once.',
    access: ['operations', 'tutor'],
    version: 'required',
    body: decideForm,
    answer: { status: 200, record: timetableSeriesView },
    errors: ['vetting.expired'],
  },
  'POST /api/timetables/{id}/apply': {
    summary: 'Apply a Ramadan timetable',
    description:
      'The sessions of each series move a moment later, all of a series at once. `toSettle` counts the series that are still to come.',
    ...settled,
    errors: ['timetable.exists'],
  },
  'POST /api/timetables/{id}/lift': {
    summary: 'Lift a Ramadan timetable',
    description: 'Its sessions go back to their usual times in the same way.',
    ...settled,
    errors: [],
  },
});
