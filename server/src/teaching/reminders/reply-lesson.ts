import { Refusal } from '@bayan/domain/errors';
import { firstNameIn } from '@bayan/domain/profiles/person-name';
import type { LessonReplyRecord } from '@bayan/domain/reminders/lesson-replies.contract';
import { whyLinkRefused } from '@bayan/domain/reminders/reply-link';
import { isReadAt } from '#teaching/mail-stops/stop-tokens.ts';
import type { AskedLesson } from './lesson-replies.repository.ts';
import { type ReplyClaim, readReplyToken } from './reminder-tokens.ts';

export function claimIn(secret: Buffer, token: string): ReplyClaim {
  const claim = readReplyToken(secret, token);
  if (!claim) throw new Refusal('lesson-reply.unknown', { field: 'token' });
  return claim;
}

interface Asking {
  readonly now: Date;
  readonly secret: Buffer;
}

/** Says why a link no longer works (R418). */
export function stillAsked(asked: AskedLesson | null, claim: ReplyClaim, { now, secret }: Asking) {
  const isReadByReader = asked !== null && isReadAt(secret, claim, asked.addresses);
  const refused = whyLinkRefused(asked && { ...asked, isReadByReader }, { startsAt: claim.startsAt, now });
  if (refused === 'lesson-reply.unknown') throw new Refusal(refused, { field: 'token' });
  if (!asked || refused) throw new Refusal(refused ?? 'lesson-reply.changed');
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
