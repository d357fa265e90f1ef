import type { EndpointLimit } from '#contract/contract.ts';

export const LESSON_REPLY_LIMITS = { reason: 500 } as const;

/** Whoever comes with a mailed link is asked for no name; they are counted by where they come from (R418). */
export const LINK_LIMIT = {
  name: 'links of reminders from an address',
  max: 120,
  per: 'hour',
  of: 'address',
} as const satisfies EndpointLimit;
