import type { ErrorCode } from '#errors.ts';
import { isUpcoming, type SessionStatus } from '#sessions/session-status.ts';

/** The current state of the records behind a reminder's link. */
interface Asked {
  /** Whether the student is active. */
  readonly isOfMember: boolean;
  /** Whether the reader still uses the address of the mail. */
  readonly isReadByReader: boolean;
  /** Whether the reminder was sent and is still right. A lesson that moves away and back makes it wrong. */
  readonly isCurrent: boolean;
  readonly session: { readonly status: SessionStatus; readonly startsAt: Date };
  readonly isAnswered: boolean;
}

interface Moment {
  /** The lesson's start at the time of the mail. */
  readonly startsAt: Date;
  readonly now: Date;
}

/**
 * The reason why a link no longer works, null if it works (R416, R418). `asked` is null if the lesson no longer exists.
 * A lesson in the past is over, whatever else happened to it.
 */
export function whyLinkRefused(asked: Asked | null, { startsAt, now }: Moment): ErrorCode | null {
  if (startsAt <= now) return 'lesson-reply.over';
  if (asked === null) return 'lesson-reply.changed';
  // A link does not replace a refused sign-in, and it does not work for a former reader.
  if (!asked.isOfMember || !asked.isReadByReader) return 'lesson-reply.unknown';
  const { session, isCurrent, isAnswered } = asked;
  const isSame = isUpcoming(session, now) && session.startsAt.getTime() === startsAt.getTime();
  if (!isCurrent || !isSame) return 'lesson-reply.changed';
  return isAnswered ? 'lesson-reply.used' : null;
}
