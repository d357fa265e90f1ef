import { SESSION_LIMITS } from '#sessions/sessions.limits.ts';

/** The reason of a request becomes the reason of a cancellation, so both have the same limit (R84). */
export const SESSION_REQUEST_LIMITS = { reason: SESSION_LIMITS.cancelReason, answer: 500 } as const;
