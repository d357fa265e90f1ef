import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { GULF_COUNTRIES } from '#gulf-calendar/week.ts';
import { TIMETABLE_CERTAINTIES, TIMETABLE_STATUSES } from './timetable-certainty.ts';
import { TIMETABLE_LIMITS } from './timetables.limits.ts';

export const timetableView = z
  .object({
    id: z.uuid(),
    country: z.enum(GULF_COUNTRIES),
    hijriYear: z.int(),
    fromOn: z.string(),
    untilOn: z.string(),
    certainty: z.enum(TIMETABLE_CERTAINTIES),
    iftarFrom: z.string().describe('By the clock of the country.'),
    iftarUntil: z.string(),
    status: z.enum(TIMETABLE_STATUSES),
    series: z.int().describe('Number of series that it has to do with.'),
    toSettle: z.int().describe('Number of those whose sessions are yet to follow it, or to leave it.'),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Timetable' });
export type TimetableRecord = z.input<typeof timetableView>;
/** Without what is counted for an answer. */
export type PlainTimetable = Omit<TimetableRecord, 'series' | 'toSettle'>;

const { hijriYear } = TIMETABLE_LIMITS;
const fields = {
  fromOn: academyDay,
  untilOn: academyDay,
  certainty: z.enum(TIMETABLE_CERTAINTIES),
  iftarFrom: timeOfDay,
  iftarUntil: timeOfDay,
};

const changeForm = z.strictObject(fields).partial();
export type ChangeTimetableForm = z.output<typeof changeForm>;

const makeForm = changeForm.extend({
  country: z.enum(GULF_COUNTRIES),
  hijriYear: wholeNumber(hijriYear.min, hijriYear.max).describe(
    'A year of our calendar can have two Ramadans.',
  ),
});
export type MakeTimetableForm = z.output<typeof makeForm>;

export const timetablesContract = defineContract('timetables', {
  'GET /api/timetables': {
    summary: 'List Ramadan timetables, soonest first',
    access: ['operations', 'tutor'],
    query: z.strictObject({ country: z.enum(GULF_COUNTRIES).optional(), ...pageQuery }),
    answer: { status: 200, json: pageOf(timetableView).meta({ id: 'TimetablePage' }) },
    errors: [],
  },
  'POST /api/timetables': {
    summary: 'Make a Ramadan timetable',
    description:
      'Without days, those of Umm al-Qura. Without times, from 30 minutes before the earliest sunset of these days to 60 minutes after the latest.',
    access: ['operations'],
    body: makeForm,
    answer: { status: 201, record: timetableView },
    errors: ['timetable.exists'],
  },
  'PATCH /api/timetables/{id}': {
    summary: 'Update a Ramadan timetable',
    description:
      'Once it is applied, sessions follow the new days as they follow it at first. Those within 24 hours stay.',
    access: ['operations'],
    body: changeForm,
    version: 'required',
    answer: { status: 200, record: timetableView },
    errors: ['timetable.exists'],
  },
});
