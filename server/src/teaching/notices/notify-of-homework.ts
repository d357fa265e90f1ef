import type { HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import { type HomeworkState, homeworkNoticeOf, homeworkStateOf } from '@bayan/domain/notices/homework-notice';
import type { NoticeKind } from '@bayan/domain/notices/notice-kind';
import { aboutHomework } from '@bayan/domain/notices/notice-subject';
import { noticeAt } from '@bayan/domain/notices/notice-time';
import { homeworkChange } from '@bayan/domain/notices/notices.contract';
import type { StateChange } from '@bayan/domain/notices/state-change';
import { byFirstName, firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { MailContent } from '#academy/mail/mail-kinds.ts';
import { type HomeworkNotice, readHomeworkChange } from '#academy/mail/notice-kinds.ts';
import { namesOnly } from './names-only.ts';
import { type NoticeReader, noticeReaders } from './notice-readers.ts';
import { notifyOfChange } from './notify-of-change.ts';

export interface HomeworkChanged {
  /** Null where it is new. */
  readonly before: HomeworkRecord | null;
  readonly after: HomeworkRecord;
}

type Change = StateChange<HomeworkState>;

/** Tells of homework that was set or marked whoever it concerns (R525). */
export async function notifyOfHomework(
  tx: Transaction,
  { actor, now }: ActionContext,
  { before, after }: HomeworkChanged,
): Promise<void> {
  const next: Change = { from: before && homeworkStateOf(before), to: homeworkStateOf(after) };
  if (JSON.stringify(next.from) === JSON.stringify(next.to)) return;
  const { student, tutor } = after;
  const between = { studentId: student.id, tutorId: tutor.id, timezone: student.timezone };
  await notifyOfChange<HomeworkState>(
    tx,
    {
      about: aboutHomework(after.id),
      version: after.version,
      studentId: student.id,
      readers: await noticeReaders(tx, { ...between, actorId: actor.id }),
      next,
      changeFor: () => next,
      kindOf: homeworkNoticeOf,
      dueAt: (_change, at) => noticeAt(at),
      readMail: readHomeworkChange,
      readNotice: ({ homework }) => homeworkChange.parse(homework),
      mailFor: (reader, kind, { change, stop }) =>
        homeworkMail(kind, { ...mailOf(reader, after, change), stop }),
      noticeFor: (_reader, change) => noticeOf(after, change),
    },
    now,
  );
}

const homeworkMail = (kind: NoticeKind, data: HomeworkNotice): MailContent => {
  if (kind !== 'homework-set' && kind !== 'homework-graded') throw new Error(`no homework is ${kind}`);
  return { kind, data };
};

function mailOf(
  { role, language, timezone }: NoticeReader,
  { student, tutor }: HomeworkRecord,
  change: Change,
): Omit<HomeworkNotice, 'stop'> {
  return {
    reader: role,
    student: firstNameIn(nameIn(language, student)),
    tutor: nameIn(language, tutor),
    told: JSON.stringify(change),
    timezone,
    page:
      role === 'tutor'
        ? `/tutor-dashboard/students/${student.id}?tab=homework`
        : '/student-dashboard/homework',
  };
}

const noticeOf = ({ id, student, tutor }: HomeworkRecord, change: Change) => ({
  homework: {
    ...change,
    id,
    student: namesOnly(byFirstName(student)),
    studentId: student.id,
    tutor: namesOnly(tutor),
    timezone: student.timezone,
  },
});
