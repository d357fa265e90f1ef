import type { Session } from '@bayan/domain/sessions/sessions.contract';

/** Whether a lesson that is not over is under way: its hour has come, or its tutor began earlier. */
export const hasBegun = ({ status, startsAt }: Pick<Session, 'status' | 'startsAt'>, now: Date): boolean =>
  status === 'in-progress' || new Date(startsAt) <= now;
