import { z } from 'zod';
import { misfits, uncoveredSessionsAnswer } from '#availability/uncovered-sessions.contract.ts';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { lineOrNothing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { withId } from '#fields/with-id.ts';
import { TIME_OFF_LIMITS } from './time-off.limits.ts';
import { TIME_OFF_KINDS } from './time-off-kind.ts';

const planners = ['operations', 'tutor'] as const;

export const timeOffView = z
  .object({
    id: z.uuid(),
    tutor: namedPerson,
    startsAt: instant,
    endsAt: instant,
    kind: z.enum(TIME_OFF_KINDS),
    note: z.string().describe('Only the tutor and admins read it.'),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'TimeOff' });
export type TimeOffRecord = z.input<typeof timeOffView>;
/** The answer as a client receives it. */
export type TimeOff = z.output<typeof timeOffView>;

const span = {
  fromOn: academyDay,
  fromTime: timeOfDay.optional().describe('Default: the beginning of the day.'),
  untilOn: academyDay,
  untilTime: timeOfDay.optional().describe('Default: the end of the day.'),
  timezone: timezone.optional().describe('Default: the time zone of the tutor.'),
};
const details = { kind: z.enum(TIME_OFF_KINDS), note: lineOrNothing(TIME_OFF_LIMITS.note) };

const addForm = z.strictObject({
  tutorId: z.uuid().optional().describe('Only admins send this field. Tutors plan their own time.'),
  ...span,
  kind: details.kind,
  note: details.note.default(''),
});
export type AddTimeOffForm = z.output<typeof addForm>;

interface TypedSpan {
  readonly fromOn?: string | undefined;
  readonly fromTime?: string | undefined;
  readonly untilOn?: string | undefined;
  readonly untilTime?: string | undefined;
  readonly timezone?: string | undefined;
}
const isWholeSpan = ({ fromOn, untilOn, fromTime, untilTime, timezone: zone }: TypedSpan) =>
  (fromOn === undefined) === (untilOn === undefined) &&
  (fromOn !== undefined || [fromTime, untilTime, zone].every(part => part === undefined));

const changeForm = z
  .strictObject({ ...span, ...details })
  .partial()
  .refine(isWholeSpan, { path: ['untilOn'], params: { problem: 'required' } });
export type ChangeTimeOffForm = z.output<typeof changeForm>;

const saved = z.object({ timeOff: timeOffView, ...misfits }).meta({ id: 'SavedTimeOff' });

export const timeOffContract = defineContract('time-off', {
  'GET /api/time-off': {
    summary: 'List a tutor’s time off, latest first',
    description: 'Tutors see their own time off only. Admins send `tutorId`.',
    access: planners,
    query: z.strictObject({ tutorId: z.uuid().optional(), ...pageQuery }),
    answer: { status: 200, json: pageOf(timeOffView).meta({ id: 'TimeOffPage' }) },
    errors: ['not-found'],
  },
  'POST /api/time-off': {
    summary: 'Add time off',
    description: 'Sessions in this time stay. The answer lists them.',
    access: planners,
    body: addForm,
    answer: { status: 201, record: saved, versionIn: 'timeOff' },
    errors: ['not-found', 'time-off.overlap'],
  },
  'POST /api/time-off/preview': {
    summary: 'List the sessions that new time off would concern',
    description: 'Nothing is stored.',
    access: planners,
    body: addForm,
    answer: { status: 200, json: uncoveredSessionsAnswer },
    errors: ['not-found', 'time-off.overlap'],
  },
  'PATCH /api/time-off/{id}': {
    summary: 'Update time off',
    access: planners,
    body: changeForm,
    version: 'required',
    answer: { status: 200, record: saved, versionIn: 'timeOff' },
    errors: ['time-off.overlap'],
  },
  'POST /api/time-off/{id}/preview': {
    summary: 'List the sessions that changed time off would concern',
    description: 'Nothing is stored.',
    access: planners,
    body: changeForm,
    version: 'required',
    answer: { status: 200, json: uncoveredSessionsAnswer },
    errors: ['time-off.overlap'],
  },
  'DELETE /api/time-off/{id}': {
    summary: 'Delete time off',
    access: planners,
    version: 'required',
    answer: { status: 200, json: withId.meta({ id: 'RemovedTimeOff' }) },
    errors: [],
  },
});
