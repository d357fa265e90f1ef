import { isOptional, type NoticeKind } from '@bayan/domain/notices/notice-kind';
import { clockIn, clockText } from './mail-clock.ts';
import { lengthText } from './mail-length.ts';
import type { MailParts } from './mail-parts.ts';
import { noticeChoices } from './notice-choices.ts';
import {
  type HomeworkNotice,
  isLessonNotice,
  type LessonNotice,
  readHomeworkChange,
  readLessonChange,
} from './notice-kinds.ts';
import type { ReminderSetting } from './reminder-parts.ts';

type Notice = LessonNotice | HomeworkNotice;
type Fact = MailParts['facts'][number];

/** What the sentences of a notice speak of. */
export function noticeValues(data: Notice, setting: ReminderSetting): Readonly<Record<string, string>> {
  const { texts, isolate } = setting;
  const tutor = isolate(data.tutor, 'auto');
  if (!isLessonNotice(data)) {
    const { to } = readHomeworkChange(data.told);
    return { tutor, title: isolate(to.title, 'auto'), subject: texts(`names:subjects.${to.subject}`) };
  }
  const { from, to } = readLessonChange(data.told);
  // A cancelled lesson is told by the time that its reader knew.
  const known = to.isOn ? to : (from ?? to);
  return {
    ...clockIn(new Date(known.startsAt), data.timezone, setting),
    tutor,
    subject: texts(`names:subjects.${to.subject}`),
  };
}

type NoticeParts = Pick<MailParts, 'facts' | 'settings' | 'stop'>;

/** What a notice says beside its sentences, by both clocks, and how to receive no more of its kind. */
export function noticeParts(kind: NoticeKind, data: Notice, setting: ReminderSetting): NoticeParts {
  const facts = isLessonNotice(data) ? lessonFacts(data, setting) : homeworkFacts(data, setting);
  if (!isOptional(kind)) return { facts, settings: null, stop: null };
  return { facts, ...noticeChoices(data, setting) };
}

function lessonFacts(data: LessonNotice, setting: ReminderSetting): Fact[] {
  const { texts, isolate } = setting;
  const { from, to } = readLessonChange(data.told);
  const known = to.isOn ? to : (from ?? to);
  const isMoved = from?.isOn && to.isOn && from.startsAt !== to.startsAt;
  const name = isolate(data.reader === 'tutor' ? data.student : data.tutor, 'auto');
  const clocks = (startsAt: string) =>
    [...new Set([data.timezone, data.otherTimezone])]
      .filter(zone => zone !== '')
      .map(zone => clockText(new Date(startsAt), zone, setting))
      .join(' / ');
  return [
    ...(isMoved ? [{ label: texts('notice.was'), value: clocks(from.startsAt) }] : []),
    { label: texts(isMoved ? 'notice.now' : 'reminder.when'), value: clocks(known.startsAt) },
    {
      label: texts('notice.lesson', { context: data.reader }),
      value: texts('reminder.subjectAndLength', {
        subject: texts(`names:subjects.${to.subject}`),
        length: lengthText(String(known.duration), texts),
      }),
    },
    ...(name === isolate('', 'auto')
      ? []
      : [{ label: texts('notice.with', { context: data.reader }), value: name }]),
    ...(data.reason === '' ? [] : [reasonOf(data, setting)]),
    ...(data.joinLink === '' || !to.isOn
      ? []
      : [{ label: texts('reminder.join'), value: data.joinLink, link: data.joinLink }]),
  ];
}

/** Why; or, where the family had asked, what it is told in answer. */
const reasonOf = ({ cause, reader, reason }: LessonNotice, { texts, isolate }: ReminderSetting): Fact => ({
  label: texts(cause === 'asked' && reader !== 'tutor' ? 'notice.answer' : 'notice.reason'),
  value: isolate(reason, 'auto'),
});

function homeworkFacts(data: HomeworkNotice, setting: ReminderSetting): Fact[] {
  const { texts, isolate } = setting;
  const { to } = readHomeworkChange(data.told);
  return [
    { label: texts('notice.homework'), value: isolate(to.title, 'auto') },
    { label: texts('notice.subject'), value: texts(`names:subjects.${to.subject}`) },
    to.grade === null
      ? { label: texts('reminder.due'), value: clockText(new Date(to.dueAt), data.timezone, setting) }
      : { label: texts('notice.grade'), value: isolate(to.grade, 'auto') },
    ...(to.grade === null || to.feedback === null
      ? []
      : [{ label: texts('notice.feedback'), value: isolate(to.feedback, 'auto') }]),
  ];
}
