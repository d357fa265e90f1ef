import {
  isOfInterest,
  type LessonState,
  lessonNoticeOf,
  lessonStateOf,
} from '@bayan/domain/notices/lesson-notice';
import type { NoticeKind } from '@bayan/domain/notices/notice-kind';
import { aboutSession } from '@bayan/domain/notices/notice-subject';
import { lessonNoticeAt } from '@bayan/domain/notices/notice-time';
import { lessonChange } from '@bayan/domain/notices/notices.contract';
import type { StateChange } from '@bayan/domain/notices/state-change';
import { byFirstName, firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { lessonFor } from '#academy/calendar/lesson-words.ts';
import type { MailContent } from '#academy/mail/mail-kinds.ts';
import { type LessonNotice, readLessonChange, writeEvent } from '#academy/mail/notice-kinds.ts';
import type { ChangedSession } from '#teaching/sessions/session-changes.ts';
import { namesOnly } from './names-only.ts';
import { type NoticeReader, noticeReaders } from './notice-readers.ts';
import type { News } from './notify-of-change.ts';

/** `before` is null where it is new. */
export type LessonChanged = Omit<ChangedSession, 'before'> & { readonly before: SessionRecord | null };

type Change = StateChange<LessonState>;

/** What is told of a change to a lesson, and to whom (R525); null where it concerns nobody. */
export async function lessonNews(
  tx: Transaction,
  { actor, now }: ActionContext,
  changed: LessonChanged,
): Promise<News<LessonState> | null> {
  const { before, after } = changed;
  const from = before && lessonStateOf(before);
  const to = lessonStateOf(after);
  // What took place is told by its correction alone, and what only its notes say is read on the page.
  if (!to || (before && !from) || isSame(changed, { from, to })) return null;
  const { student, tutor, tutorLeftAt, timezone } = after;
  const tutorId = tutorLeftAt ? null : tutor.id;
  const next = { from, to };
  const between = { studentId: student.id, timezone, actorId: actor.id };
  const parted = before && tutorParted(before, after);
  const isParted = ({ profileId }: NoticeReader) => profileId !== null && profileId === parted;
  // Told apart from the others, who know nothing of her: one address may be hers and theirs.
  const former = parted
    ? (await noticeReaders(tx, { ...between, tutorId: parted })).filter(({ role }) => role === 'tutor')
    : [];
  const everybody = await noticeReaders(tx, { ...between, tutorId });
  const readers = changed.isToldByReport ? everybody.filter(({ role }) => role === 'tutor') : everybody;
  const toldTo = (reader: NoticeReader) =>
    before && isParted(reader) ? { ...changed, after: cancelledFor(before, after) } : changed;
  return {
    about: aboutSession(after.id),
    version: after.version,
    studentId: student.id,
    readers: [...readers, ...former],
    next,
    changeFor: reader => {
      // To the tutor whose lesson it was it is over (R961).
      if (from && isParted(reader)) return { from, to: { ...from, isOn: false } };
      // To a tutor who is given a lesson it is a new one, whatever it was before.
      return reader.role === 'tutor' && from?.tutorId !== to.tutorId ? { from: null, to } : next;
    },
    kindOf: change => (isOfInterest(change, now) ? lessonNoticeOf(change) : null),
    dueAt: lessonNoticeAt,
    readMail: readLessonChange,
    readNotice: ({ lesson }) => lessonChange.parse(lesson),
    mailFor: (reader, kind, { change, stop }) =>
      lessonMail(kind, { ...mailOf(reader, toldTo(reader), change), stop }),
    noticeFor: (reader, change) => noticeOf(reader, toldTo(reader), change),
  };
}

/** The tutor who taught it until now and does no longer. One who has left was told by the end itself (R603). */
const tutorParted = (before: SessionRecord, after: SessionRecord) =>
  !before.tutorLeftAt && !after.tutorLeftAt && before.tutor.id !== after.tutor.id ? before.tutor.id : null;

/** The lesson as it leaves her calendar. */
const cancelledFor = (before: SessionRecord, { version, updatedAt }: SessionRecord): SessionRecord => ({
  ...before,
  status: 'cancelled',
  version,
  updatedAt,
});

/** The link stands in the mail and in the calendar entry, so that a mail that waits is written again with a new one. */
const isSame = ({ before, after }: LessonChanged, { from, to }: Change) =>
  from !== null && JSON.stringify(from) === JSON.stringify(to) && before?.meetingLink === after.meetingLink;

const lessonMail = (kind: NoticeKind, data: LessonNotice): MailContent => {
  if (kind === 'homework-set' || kind === 'homework-graded') throw new Error(`no lesson is ${kind}`);
  return { kind, data };
};

const PAGES = {
  student: '/student-dashboard/sessions',
  parent: '/student-dashboard/sessions',
  tutor: '/tutor-dashboard',
} as const;

function mailOf(reader: NoticeReader, changed: LessonChanged, change: Change): Omit<LessonNotice, 'stop'> {
  const { role, language, timezone } = reader;
  const { after, request } = changed;
  const { tutor, student, tutorLeftAt, meetingLink } = after;
  const others = role === 'tutor' ? after.timezone : tutor.timezone;
  return {
    reader: role,
    student: firstNameIn(nameIn(language, student)),
    // Whoever has left is not named (R603).
    tutor: tutorLeftAt ? '' : nameIn(language, tutor),
    told: JSON.stringify(change),
    timezone,
    otherTimezone: tutorLeftAt ? '' : others,
    page: PAGES[role],
    joinLink: meetingLink ?? '',
    cause: request ? 'asked' : 'changed',
    reason: reasonFor(reader, changed),
    event: writeEvent(lessonFor({ role: role === 'tutor' ? 'tutor' : 'student', language, timezone }, after)),
  };
}

/** A family that asked is told the answer, and not its own words. */
const reasonFor = ({ role }: NoticeReader, { reason, request }: LessonChanged): string =>
  (request && (role === 'tutor' ? request.reason : request.answer)) ?? reason ?? '';

function noticeOf(reader: NoticeReader, changed: LessonChanged, change: Change) {
  const { id, student, tutor, tutorLeftAt, timezone } = changed.after;
  return {
    lesson: {
      ...change,
      id,
      student: namesOnly(byFirstName(student)),
      studentId: student.id,
      tutor: tutorLeftAt ? null : namesOnly(tutor),
      timezone,
      tutorTimezone: tutorLeftAt ? null : tutor.timezone,
      reason: reasonFor(reader, changed) || null,
    },
  };
}
