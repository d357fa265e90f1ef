import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { BADGE_LIMIT } from './badge-limit.ts';

export const badgeCount = z.int().min(0).max(BADGE_LIMIT);

/** What stands beside the places of the sidebar; null where one's role has no such badge. */
const badgesView = z
  .object({
    /** An administrator's: sessions that ended and that nobody has closed. A student's: upcoming sessions. */
    sessions: badgeCount.nullable(),
    /** A student's: pending homework. */
    homework: badgeCount.nullable(),
  })
  .meta({ id: 'Badges' });
export type Badges = z.output<typeof badgesView>;

export const badgesContract = defineContract('badges', {
  'GET /api/badges': {
    summary: 'Get the counts for the sidebar badges',
    access: everyRole,
    answer: { status: 200, json: badgesView },
    errors: [],
  },
});
