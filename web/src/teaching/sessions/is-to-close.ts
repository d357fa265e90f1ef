import { isOpen } from '@bayan/domain/sessions/session-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';

/** Whether a lesson is over, and nobody has said how it went (R95). */
export const isToClose = ({ status, endsAt }: Pick<Session, 'status' | 'endsAt'>, now: Date): boolean =>
  isOpen(status) && new Date(endsAt) <= now;
