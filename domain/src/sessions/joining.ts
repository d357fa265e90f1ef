import { isOpen, type SessionStatus } from './session-status.ts';
import { START_WINDOW_MS } from './start-window.ts';

interface Lesson {
  readonly status: SessionStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly meetingLink: string | null;
}

/**
 * People can join from ten minutes before a lesson, or from the time its tutor starts it, until its end. The lesson
 * needs a meeting link (R112).
 */
export const canJoin = ({ status, startsAt, endsAt, meetingLink }: Lesson, now: Date): boolean =>
  meetingLink !== null &&
  isOpen(status) &&
  (status === 'in-progress' || now.getTime() >= startsAt.getTime() - START_WINDOW_MS) &&
  now < endsAt;
