import { AT_HAND_MS } from './at-hand.ts';
import { isOpen, type SessionStatus } from './session-status.ts';

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
  (status === 'in-progress' || now.getTime() >= startsAt.getTime() - AT_HAND_MS) &&
  now < endsAt;
