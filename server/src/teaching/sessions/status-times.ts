import type { SessionStatus } from '@bayan/domain/sessions/session-status';

/** When somebody said that a session goes on, or that it is over: the database compares it with the start (R495). */
export function statusTimes(status: SessionStatus, now: Date): { begunAt?: Date; closedAt?: Date } {
  if (status === 'in-progress') return { begunAt: now };
  return status === 'completed' ? { closedAt: now } : {};
}
