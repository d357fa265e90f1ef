import type { CalendarLesson } from '@bayan/domain/calendar/lesson-calendar';
import { homeworkChange, lessonChange } from '@bayan/domain/notices/notices.contract';
import { SESSION_STATUSES } from '@bayan/domain/sessions/session-status';
import { z } from 'zod';

const text = z.string();

const notice = {
  reader: z.enum(['student', 'parent', 'tutor']),
  /** The first name, as in reminders. */
  student: text,
  /** Empty where none is known yet. */
  tutor: text,
  /** As JSON: what the outbox holds of a mail are texts. */
  told: text,
  /** The reader's. */
  timezone: text,
  page: text,
  /** Stops mails of this kind for this reader; empty where that is not offered. */
  stop: text,
};

const lessonNotice = z.object({
  ...notice,
  /** Whose clock is told beside; empty where there is nobody. */
  otherTimezone: text,
  joinLink: text,
  /** Whether the family had asked for it. */
  cause: z.enum(['asked', 'changed']),
  reason: text,
  /** The lesson as it stands in the reader's calendar, as JSON. */
  event: text,
});
export type LessonNotice = z.infer<typeof lessonNotice>;
const homeworkNotice = z.object(notice);
export type HomeworkNotice = z.infer<typeof homeworkNotice>;

/** What people are told when others change a lesson or homework of theirs (R525). */
export const noticeKinds = {
  'lesson-made': lessonNotice,
  'lesson-moved': lessonNotice,
  'lesson-cancelled': lessonNotice,
  'lesson-restored': lessonNotice,
  'lesson-tutor': lessonNotice,
  'lesson-late-cancelled': lessonNotice,
  'lesson-student-absent': lessonNotice,
  'lesson-tutor-absent': lessonNotice,
  'lesson-technical-failure': lessonNotice,
  'homework-set': homeworkNotice,
  'homework-graded': homeworkNotice,
};

export const isNotice = (data: object): data is LessonNotice | HomeworkNotice => 'told' in data;
export const isLessonNotice = (data: object): data is LessonNotice => 'event' in data;

/** Of a lesson that its reader had not heard of before there is no change that they asked for. */
export const tellsAnswer = ({ kind, data }: { readonly kind: string; readonly data: object }) =>
  (kind === 'lesson-moved' || kind === 'lesson-cancelled') && isLessonNotice(data) && data.cause === 'asked';

export const readLessonChange = (told: string) => lessonChange.parse(JSON.parse(told));
export const readHomeworkChange = (told: string) => homeworkChange.parse(JSON.parse(told));

const event = z.object({
  id: z.uuid(),
  version: z.int(),
  updatedAt: z.coerce.date(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  status: z.enum(SESSION_STATUSES),
  meetingLink: text.nullable(),
  title: text,
  description: text,
});

/** Nothing else of the lesson: notes and homework stay out of calendars (R403). */
export const writeEvent = (lesson: CalendarLesson): string => {
  const { id, version, updatedAt, startsAt, endsAt, status, meetingLink, title, description } = lesson;
  return JSON.stringify({
    id,
    version,
    updatedAt,
    startsAt,
    endsAt,
    status,
    meetingLink,
    title,
    description,
  });
};
export const readEvent = (written: string): CalendarLesson => event.parse(JSON.parse(written));
