import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { sessionView } from '#sessions/sessions.contract.ts';
import { daysBetween } from '#time/days.ts';
import { MOVE_OBSTACLES } from './move-obstacle.ts';
import { SLOT_DAYS_AT_MOST } from './session-moves.limits.ts';

const slotsQuery = z
  .strictObject({
    from: academyDay.describe('First day, by the family’s clock.'),
    to: academyDay.describe(`Last day, at most ${SLOT_DAYS_AT_MOST} days with the first.`),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { problem: 'too-small' } })
  .refine(({ from, to }) => daysBetween(from, to) < SLOT_DAYS_AT_MOST, {
    path: ['to'],
    params: { problem: 'too-big' },
  });
export type SlotsQuery = z.output<typeof slotsQuery>;

const sessionSlots = z
  .object({
    obstacle: z
      .enum(MOVE_OBSTACLES)
      .nullable()
      .describe('Why the family cannot move the session itself. It can send a request instead.'),
    movesLeft: z.int().describe('How often the family can still move this session now.'),
    earliest: instant.describe('Earliest new start that the rules allow.'),
    latest: instant.describe('Latest new start that the rules allow.'),
    starts: z.array(instant).describe('Free starts of these days, soonest first.'),
  })
  .meta({ id: 'SessionSlots' });
/** The answer as a client receives it. */
export type SessionSlots = z.output<typeof sessionSlots>;

const moveForm = z.strictObject({ startsAt: z.iso.datetime().describe('One of the free starts.') });
export type MoveForm = z.output<typeof moveForm>;

export const sessionMovesContract = defineContract('session-moves', {
  'GET /api/sessions/{id}/slots': {
    summary: 'List the free times to which a family can move a session',
    description: 'The answer tells nothing else about the time of the tutor.',
    access: ['student'],
    query: slotsQuery,
    answer: { status: 200, json: sessionSlots },
    errors: ['session.not-upcoming'],
  },
  'POST /api/sessions/{id}/move': {
    summary: 'Move an upcoming session to a free time as its family',
    access: ['student'],
    body: moveForm,
    version: 'required',
    answer: { status: 200, record: sessionView },
    errors: [
      'session.not-upcoming',
      'session.no-self-service',
      'session.without-tutor',
      'session.cut-off',
      'session.moves-used',
      'session.slot',
      'session.slot-taken',
    ],
    // Each move sends mails.
    limit: { name: 'own moves of a family', max: 60, per: 'hour', of: 'person' },
  },
});
