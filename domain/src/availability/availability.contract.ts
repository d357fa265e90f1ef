import { z } from 'zod';
import { PARTS_OF_DAY } from '#applications/offered.ts';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant, weekday } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { timezone } from '#fields/timezone.ts';
import { AVAILABILITY_LIMITS } from './availability.limits.ts';
import { isApart } from './hours.ts';
import { misfits, uncoveredSessionsAnswer } from './uncovered-sessions.contract.ts';

const planners = ['operations', 'tutor'] as const;
const LAST_MINUTE = 1440;
const { step, rangesADay } = AVAILABILITY_LIMITS;

const minutes = (min: number, max: number) =>
  wholeNumber(min, max).refine(value => value % step === 0, { params: { problem: 'not-offered' } });
const range = {
  opens: minutes(0, LAST_MINUTE - step).describe('Minutes since midnight.'),
  closes: minutes(step, LAST_MINUTE).describe('Minutes since midnight. 1440 is the midnight after.'),
};
const isInOrder = ({ opens, closes }: { opens: number; closes: number }) => opens < closes;
const closesLater = { path: ['closes'], params: { problem: 'too-small' } };
const overlapping = { params: { problem: 'not-offered' } };

const hourRange = z.strictObject(range).refine(isInOrder, closesLater);
const weekdayRange = z.strictObject({ weekday, ...range }).refine(isInOrder, closesLater);

const hours = z
  .array(weekdayRange)
  .max(7 * rangesADay)
  .refine(
    all => all.every(({ weekday }) => all.filter(other => other.weekday === weekday).length <= rangesADay),
    { params: { problem: 'too-long' } },
  )
  .refine(isApart, overlapping);
const ranges = z.array(hourRange).max(rangesADay).refine(isApart, overlapping);

/** The hours of a week as a client receives them. */
const shownHours = z.array(z.object({ weekday: z.int(), opens: z.int(), closes: z.int() }));

export const availabilityView = z
  .object({
    id: z.uuid(),
    tutor: namedPerson,
    timezone: z.string().describe('The clock that the hours are typed by.'),
    validFrom: z.string(),
    validUntil: z.string().nullable(),
    mostADay: z.int().nullable().describe('The most sessions a day.'),
    bufferMinutes: z.int(),
    hours: shownHours,
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Availability' });
export type AvailabilityRecord = z.input<typeof availabilityView>;
/** The answer as a client receives it. */
export type Availability = z.output<typeof availabilityView>;

export const availabilityDayView = z
  .object({
    id: z.uuid().nullable().describe('Null if the date never had hours of its own.'),
    tutor: namedPerson,
    day: z.string(),
    timezone: z.string(),
    ranges: z
      .array(z.object({ opens: z.int(), closes: z.int() }))
      .nullable()
      .describe('Null if the weekly hours hold.'),
    version: z.int().describe('0 if the date never had hours of its own.'),
  })
  .meta({ id: 'AvailabilityDay' });
export type AvailabilityDayRecord = z.input<typeof availabilityDayView>;

const tutorId = z.uuid().optional().describe('Only admins send this field. Tutors plan their own time.');
const fields = {
  timezone: timezone.optional().describe('Default: the time zone of the tutor.'),
  validFrom: academyDay,
  validUntil: academyDay.nullable(),
  mostADay: wholeNumber(1, AVAILABILITY_LIMITS.mostADay).nullable(),
  bufferMinutes: wholeNumber(0, AVAILABILITY_LIMITS.bufferMinutes),
  hours,
};

interface Validity {
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | null | undefined;
}
const isValidForward = ({ validFrom, validUntil }: Validity) =>
  validFrom === undefined || validUntil == null || validFrom <= validUntil;
const endsLater = { path: ['validUntil'], params: { problem: 'too-small' } };

const addForm = z
  .strictObject({
    ...fields,
    tutorId,
    validUntil: fields.validUntil.default(null),
    mostADay: fields.mostADay.default(null),
    bufferMinutes: fields.bufferMinutes.default(0),
  })
  .refine(isValidForward, endsLater);
export type AddAvailabilityForm = z.output<typeof addForm>;

const changeForm = z.strictObject(fields).partial().refine(isValidForward, endsLater);
export type ChangeAvailabilityForm = z.output<typeof changeForm>;

const dayForm = z.strictObject({
  tutorId,
  timezone: fields.timezone,
  ranges: ranges.nullable().describe('An empty list closes the date. Null brings the weekly hours back.'),
});
export type AvailabilityDayForm = z.output<typeof dayForm>;

const savedAvailability = z
  .object({ availability: availabilityView, ...misfits })
  .meta({ id: 'SavedAvailability' });
const savedDay = z.object({ day: availabilityDayView, ...misfits }).meta({ id: 'SavedAvailabilityDay' });

const dayInPath = z.object({ day: academyDay });
const overlapQuery = z.strictObject({
  tutorId: z.uuid(),
  timezone: timezone.describe('The family’s time zone.'),
  weekdays: z
    .string()
    .regex(/^[1-7](,[1-7]){0,6}$/)
    .optional()
    .describe('Weekdays between commas, Monday is 1. Default: every day.'),
  parts: z
    .string()
    .regex(new RegExp(`^(${PARTS_OF_DAY.join('|')})(,(${PARTS_OF_DAY.join('|')})){0,2}$`))
    .optional()
    .describe('Parts of the day between commas: morning, afternoon, evening. Default: the whole day.'),
});
export type OverlapQuery = z.output<typeof overlapQuery>;

const overlapAnswer = z
  .object({
    seasons: z.array(
      z.object({
        from: instant,
        until: instant,
        ahead: z.int().describe('Minutes by which the family’s clock is ahead of the tutor’s.'),
        ranges: shownHours.describe('By the family’s clock.'),
      }),
    ),
    allYear: shownHours.describe('What all seasons share, by the family’s clock.'),
  })
  .meta({ id: 'AvailabilityOverlap' });
export type OverlapRecord = z.input<typeof overlapAnswer>;

const ofTutor = z.strictObject({ tutorId, ...pageQuery });

export const availabilityContract = defineContract('availability', {
  'GET /api/availability': {
    summary: 'List a tutor’s sets of weekly hours, newest first',
    description: 'Tutors see their own hours only. Admins send `tutorId`.',
    access: planners,
    query: ofTutor,
    answer: { status: 200, json: pageOf(availabilityView).meta({ id: 'AvailabilityPage' }) },
    errors: ['not-found'],
  },
  'GET /api/availability/overlap': {
    summary: 'Compare the hours that a family wants with a tutor’s hours, by season',
    access: ['operations'],
    query: overlapQuery,
    answer: { status: 200, json: overlapAnswer },
    errors: ['not-found'],
  },
  'GET /api/availability/days': {
    summary: 'List the dates with hours of their own, soonest first',
    description: 'Tutors see their own hours only. Admins send `tutorId`.',
    access: planners,
    query: z.strictObject({ tutorId, from: academyDay.describe('The first day.'), ...pageQuery }),
    answer: { status: 200, json: pageOf(availabilityDayView).meta({ id: 'AvailabilityDayPage' }) },
    errors: ['not-found'],
  },
  'GET /api/availability/days/{day}': {
    summary: 'Get the hours of one date',
    access: planners,
    params: dayInPath,
    query: z.strictObject({ tutorId }),
    answer: { status: 200, record: availabilityDayView },
    errors: ['not-found'],
  },
  'POST /api/availability': {
    summary: 'Add a set of weekly hours',
    description: 'The set that holds on the first day ends the day before.',
    access: planners,
    body: addForm,
    answer: { status: 201, record: savedAvailability, versionIn: 'availability' },
    errors: ['not-found', 'availability.overlap'],
  },
  'POST /api/availability/preview': {
    summary: 'List the sessions that would no longer fit new weekly hours',
    description: 'Nothing is stored.',
    access: planners,
    body: addForm,
    answer: { status: 200, json: uncoveredSessionsAnswer },
    errors: ['not-found', 'availability.overlap'],
  },
  'PATCH /api/availability/{id}': {
    summary: 'Update a set of weekly hours',
    access: planners,
    body: changeForm,
    version: 'required',
    answer: { status: 200, record: savedAvailability, versionIn: 'availability' },
    errors: ['availability.overlap'],
  },
  'POST /api/availability/{id}/preview': {
    summary: 'List the sessions that would no longer fit changed weekly hours',
    description: 'Nothing is stored.',
    access: planners,
    body: changeForm,
    version: 'required',
    answer: { status: 200, json: uncoveredSessionsAnswer },
    errors: ['availability.overlap'],
  },
  'DELETE /api/availability/{id}': {
    summary: 'Delete a set of weekly hours',
    access: planners,
    version: 'required',
    answer: { status: 200, json: z.object({ id: z.uuid(), ...misfits }).meta({ id: 'RemovedAvailability' }) },
    errors: [],
  },
  'PUT /api/availability/days/{day}': {
    summary: 'Set the hours of one date',
    description: 'They replace the weekly hours of that date. The first version is 0.',
    access: planners,
    params: dayInPath,
    body: dayForm,
    version: 'required',
    answer: { status: 200, record: savedDay, versionIn: 'day' },
    errors: ['not-found'],
  },
  'POST /api/availability/days/{day}/preview': {
    summary: 'List the sessions that would no longer fit the hours of one date',
    description: 'Nothing is stored.',
    access: planners,
    params: dayInPath,
    body: dayForm,
    version: 'required',
    answer: { status: 200, json: uncoveredSessionsAnswer },
    errors: ['not-found'],
  },
});
