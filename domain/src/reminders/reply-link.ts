import type { ErrorCode } from '#errors.ts';
import { isUpcoming, type SessionStatus } from '#sessions/session-status.ts';

/** What a reminder's link is about, as it is now. */
interface Asked {
  /** Whether the student is active. */
  readonly isOfMember: boolean;
  /** Whether the reader it was written for is still read at the address it was mailed to. */
  readonly isReadByReader: boolean;
  /** Whether the reminder went out and nothing has made it wrong since, as a move there and back would. */
  readonly isStanding: boolean;
  readonly session: { readonly status: SessionStatus; readonly startsAt: Date };
  readonly isAnswered: boolean;
}

interface Moment {
  /** The start that the link was written for. */
  readonly startsAt: Date;
  readonly now: Date;
}

/**
 * Why a link no longer works, null where it does (R416, R418); `asked` is null where nothing is left of what it was about.
 * What is over is over, whatever else became of it.
 */
export function whyLinkRefused(asked: Asked | null, { startsAt, now }: Moment): ErrorCode | null {
  if (startsAt <= now) return 'lesson-reply.over';
  if (asked === null) return 'lesson-reply.changed';
  // Who cannot come in by a sign-in does not by a link, nor does who is no longer the family's reader.
  if (!asked.isOfMember || !asked.isReadByReader) return 'lesson-reply.unknown';
  const { session, isStanding, isAnswered } = asked;
  const isSame = isUpcoming(session, now) && session.startsAt.getTime() === startsAt.getTime();
  if (!isStanding || !isSame) return 'lesson-reply.changed';
  return isAnswered ? 'lesson-reply.used' : null;
}
