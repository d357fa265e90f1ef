import { SESSION_LIMITS } from '#sessions/sessions.limits.ts';

/** What is asked becomes the reason of a cancellation (R84). */
export const SESSION_REQUEST_LIMITS = { reason: SESSION_LIMITS.cancelReason, answer: 500 } as const;
