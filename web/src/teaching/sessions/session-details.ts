import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { Subject } from '@bayan/domain/subjects/subjects';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { LessonTime } from './lesson-time-fields.tsx';

/** What can be changed of a session that is not over, as it stands in the fields. */
export interface SessionDetails {
  readonly time: LessonTime;
  readonly subject: Subject;
  readonly meetingLink: string;
}

export const detailsOf = (session: Session, timezone: string): SessionDetails => ({
  time: { ...wallClock(new Date(session.startsAt), timezone), duration: session.duration },
  subject: session.subject,
  meetingLink: session.meetingLink ?? '',
});

interface ChangedDetails {
  date?: string;
  time?: string;
  timezone?: string;
  duration?: number;
  subject?: Subject;
  meetingLink?: string | null;
}

/** What differs, and nothing else: who changes a link moves nothing. Null while date or time is missing. */
export function changesIn(
  typed: SessionDetails,
  session: Session,
  timezone: string,
): Readonly<ChangedDetails> | null {
  const before = detailsOf(session, timezone);
  const { date, time, duration } = typed.time;
  if (date === null || time === null) return null;
  const isMoved = date !== before.time.date || time !== before.time.time;
  const link = typed.meetingLink.trim();
  return {
    ...(isMoved && { date, time, timezone }),
    ...(duration !== before.time.duration && { duration }),
    ...(typed.subject !== before.subject && { subject: typed.subject }),
    ...(link !== before.meetingLink && { meetingLink: link || null }),
  };
}

/** Whether the family will find it at another time: that is told, and can have a reason. */
export const isMove = (changes: Readonly<ChangedDetails> | null) =>
  changes !== null && (changes.date !== undefined || changes.duration !== undefined);
