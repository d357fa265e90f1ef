import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { AVAILABILITY_LIMITS } from './availability.limits.ts';
import { UNCOVERED_REASONS } from './lessons-outside.ts';

/** An upcoming session that a tutor's hours or time off no longer have room for (R482). */
const uncoveredSession = z
  .object({
    id: z.uuid(),
    student: namedPerson,
    subject,
    startsAt: instant,
    endsAt: instant,
    timezone: z.string().describe('The family’s time zone.'),
    misfit: z.enum(UNCOVERED_REASONS),
  })
  .meta({ id: 'UncoveredSession' });
export type UncoveredSessionRecord = z.input<typeof uncoveredSession>;
/** The answer as a client receives it. */
export type UncoveredSession = z.output<typeof uncoveredSession>;

/** What a change of hours or time off answers with beside the record. */
export const misfits = {
  misfits: z
    .array(uncoveredSession)
    .describe(
      `The first ${AVAILABILITY_LIMITS.lessons} upcoming sessions that no longer fit. The change does not move them.`,
    ),
  isAll: z.boolean().describe('False if more sessions no longer fit.'),
};
export const uncoveredSessionsAnswer = z.object(misfits).meta({ id: 'UncoveredSessions' });
export interface UncoveredSessionsRecord {
  readonly misfits: UncoveredSessionRecord[];
  readonly isAll: boolean;
}
