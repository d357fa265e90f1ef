import type { SessionClash } from '@bayan/domain/sessions/sessions.contract';
import { ApiError } from '#platform/api-client.ts';

/** The session in the way, where that is why something was refused (R88). */
export const clashIn = (error: Error | null): SessionClash | undefined =>
  error instanceof ApiError && error.code === 'session.clash'
    ? (error.refused.clash as SessionClash | undefined)
    : undefined;
