import type { EndpointLimit } from '#contract/contract.ts';

export const LESSON_REPLY_LIMITS = { reason: 500 } as const;

/** Readers of a mailed link have no sign-in, so the limit counts by client address (R418). */
export const LINK_LIMIT = {
  name: 'links of reminders from an address',
  max: 120,
  per: 'hour',
  of: 'address',
} as const satisfies EndpointLimit;
