import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { BADGE_LIMIT } from './badge-limit.ts';

export const badgeCount = z.int().min(0).max(BADGE_LIMIT);

/** The badges of the sidebar. Null if the role has no such badge. */
const badgesView = z
  .object({
    /** For admins: ended sessions that are still open. For students: upcoming sessions. */
    sessions: badgeCount.nullable(),
    /** For students: pending homework. */
    homework: badgeCount.nullable(),
    /** What one was told of and has not read. */
    notices: badgeCount,
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
