import { nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { MailContent } from '#academy/mail/mail-kinds.ts';
import { isLessonNotice, type LessonNotice, readLessonChange } from '#academy/mail/notice-kinds.ts';
import { MAX_LESSONS_TOLD, type SettledLesson } from '#academy/mail/tutor-change-kinds.ts';
import type { LessonChanged } from './lesson-news.ts';
import { toldLesson } from './mail-tutor-left.ts';
import type { NoticeMail } from './notify-of-change.ts';

export interface SettledMail extends NoticeMail {
  readonly session: LessonChanged;
}

/** One mail in place of several to the same reader, with the lessons of theirs that wait for another tutor (R607). */
export function settledMail(mails: readonly SettledMail[], waiting: readonly SessionRecord[]): MailContent {
  const [first] = mails;
  if (!first) throw new Error('a mail about no lesson');
  const { role, language } = first.reader;
  const notices = mails.map(noticeOf);
  const lessons = [...notices.map(lessonOf), ...waiting.map(waitingLesson)].toSorted((one, other) =>
    one.moment.localeCompare(other.moment),
  );
  const { student, timezone, page } = noticeOf(first);
  return {
    kind: 'lessons-settled',
    data: {
      reader: role === 'tutor' ? tutorOf(mails) : role,
      student,
      name: nameIn(language, (first.session.before ?? first.session.after).tutor),
      timezone,
      settled: JSON.stringify(lessons.slice(0, MAX_LESSONS_TOLD)),
      count: String(lessons.length),
      reason: notices.find(({ reason }) => reason !== '')?.reason ?? '',
      events: JSON.stringify(notices.map(({ event }) => event)),
      page,
      stop: notices.find(({ stop }) => stop !== '')?.stop ?? '',
    },
  };
}

/** What becomes of her lessons is one thing, or some are taken from her and others are new. */
function tutorOf(mails: readonly SettledMail[]) {
  const lost = mails.filter(({ content }) => content.kind === 'lesson-cancelled').length;
  if (lost === 0) return 'tutor';
  return lost === mails.length ? 'former-tutor' : 'tutor-both';
}

function noticeOf({ content: { data } }: SettledMail): LessonNotice {
  if (!isLessonNotice(data)) throw new Error('a mail about no lesson');
  return data;
}

function lessonOf({ reader, told, student, tutor, otherTimezone }: LessonNotice): SettledLesson {
  const { subject, startsAt, duration, isOn } = readLessonChange(told).to;
  return {
    subject,
    moment: startsAt,
    minutes: String(duration),
    otherTimezone,
    outcome: isOn ? 'given' : 'cancelled',
    with: reader === 'tutor' ? student : tutor,
  };
}

const waitingLesson = (session: SessionRecord): SettledLesson => ({
  ...toldLesson(session),
  otherTimezone: '',
  outcome: 'waits',
  with: '',
});
