import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { SESSION_STATUSES } from '#sessions/session-status.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { DAY_OFF_KINDS } from './days-off.ts';

export const seriesParticipant = namedPerson.extend({ timezone: z.string() });

const plan = {
  id: z.uuid(),
  tutor: seriesParticipant,
  student: seriesParticipant,
  subject,
  duration: z.int(),
  slots: z.array(z.object({ weekday: z.int().describe('Monday is 1.'), time: z.string() })),
  everyWeeks: z.int(),
  startsOn: z.string(),
  untilOn: z.string().nullable(),
  lessons: z.int().nullable(),
  timezone: z.string().describe('The clock of the times: the family’s when the series was made.'),
  filledUntil: z
    .string()
    .nullable()
    .describe(
      'Up to this day the sessions of a series without an end are made. Null if it was made with an end.',
    ),
  endsAt: instant.describe('End of its last session. A day beyond all if it has no end.'),
  endedAt: instant.nullable().describe('Time at which somebody gave it another last day.'),
};
const kept = { createdAt: instant, updatedAt: instant, version: z.int() };

export const seriesView = z
  .object({
    ...plan,
    meetingLink: z.string().nullable(),
    followsId: z.uuid().nullable().describe('The series that it goes on from, by another rule.'),
    sessions: z
      .array(
        z.object({
          id: z.uuid(),
          day: z
            .string()
            .describe(
              'Its day in the plan, by the clock of the series. It can have been moved to another one.',
            ),
          startsAt: instant,
          status: z.enum(SESSION_STATUSES),
          isWithdrawn: z.boolean().describe('Taken out of the plan, and kept as a cancelled session.'),
        }),
      )
      .describe('Its sessions, in the order of the plan.'),
    daysOff: z
      .array(
        z.object({
          day: z.string(),
          kind: z.enum(DAY_OFF_KINDS),
          reason: z.string(),
          settledAt: instant.nullable(),
        }),
      )
      .describe('Days of the pattern without a session.'),
    pauses: z.array(z.object({ id: z.uuid(), fromOn: z.string(), untilOn: z.string(), reason: z.string() })),
    ...kept,
  })
  .meta({ id: 'SessionSeries' });
export type SeriesRecord = z.input<typeof seriesView>;

export const listedSeries = z
  .object({
    ...plan,
    next: instant.nullable().describe('Start of the next session.'),
    toCome: z.int().describe('Number of sessions that are still to come.'),
    ...kept,
  })
  .meta({ id: 'ListedSessionSeries' });
export type ListedSeriesRecord = z.input<typeof listedSeries>;
/** The answer as a client receives it. */
export type ListedSeries = z.output<typeof listedSeries>;

const sessionOut = z.object({ id: z.uuid(), startsAt: instant });

/** What becomes of sessions that leave the plan of a series (R457). */
export const sessionsOut = z
  .object({
    removed: z
      .array(sessionOut)
      .describe('Sessions that are deleted: they are more than 48 hours ahead and nothing hangs on them.'),
    withdrawn: z.array(sessionOut).describe('Sessions that are cancelled with the outcome `withdrawn`.'),
  })
  .meta({ id: 'SessionsOut' });
/** The answer as a client receives it. */
export type SessionsOut = z.output<typeof sessionsOut>;
