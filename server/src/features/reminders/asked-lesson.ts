import { Refusal } from '@bayan/domain/errors';
import { firstNameIn } from '@bayan/domain/profiles/person-name';
import type { LessonReplyRecord } from '@bayan/domain/reminders/lesson-reply';
import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { AskedLesson } from './lesson-replies.repository.ts';
import { isReadAt, type ReplyClaim, readReplyToken } from './reminder-tokens.ts';

export function claimIn(secret: Buffer, token: string): ReplyClaim {
  const claim = readReplyToken(secret, token);
  if (!claim) throw new Refusal('lesson-reply.unknown', { field: 'token' });
  return claim;
}

interface Asking {
  readonly now: Date;
  readonly secret: Buffer;
}

/** Says why a link no longer works (R418). What is over is over, whatever else became of it. */
export function stillAsked(asked: AskedLesson | null, claim: ReplyClaim, { now, secret }: Asking) {
  const { startsAt } = claim;
  if (startsAt <= now) throw new Refusal('lesson-reply.over');
  // Who cannot come in by a sign-in does not by a link, nor does who no longer reads the family's reminders.
  if (asked && !(asked.isOfMember && isReadAt(secret, claim, asked.addresses)))
    throw new Refusal('lesson-reply.unknown', { field: 'token' });
  const isSame =
    asked?.isStanding &&
    isUpcoming(asked.session, now) &&
    asked.session.startsAt.getTime() === startsAt.getTime();
  if (!isSame) throw new Refusal('lesson-reply.changed');
  if (asked.isAnswered) throw new Refusal('lesson-reply.used');
  return asked.session;
}

type Lesson = AskedLesson['session'];

export const replyViewOf = ({ answer }: ReplyClaim, session: Lesson): LessonReplyRecord => {
  const { student, tutor, subject, startsAt, duration, timezone } = session;
  const name = firstNameIn(student.name);
  const nameAr = student.nameAr === null ? null : firstNameIn(student.nameAr);
  return {
    answer,
    student: { name, nameAr },
    subject,
    startsAt,
    duration,
    timezone,
    tutorTimezone: tutor.timezone,
  };
};
