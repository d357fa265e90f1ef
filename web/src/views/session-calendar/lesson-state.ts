import { hasBegun } from '#teaching/sessions/has-begun.ts';
import { isToClose } from '#teaching/sessions/is-to-close.ts';
import type { CalendarSession } from './use-calendar.ts';

/** Each has a word, and a sign or a shape of its own beside its colour. */
export const LESSON_STATES = ['scheduled', 'underWay', 'completed', 'toClose', 'cancelled'] as const;
export type LessonState = (typeof LESSON_STATES)[number];

export const LESSON_MARKS = ['noTutor', 'noLink', 'asks'] as const;
export type LessonMark = (typeof LESSON_MARKS)[number];

type Lesson = Pick<
  CalendarSession,
  'status' | 'startsAt' | 'endsAt' | 'meetingLink' | 'tutorLeftAt' | 'hasRequest'
>;

export function lessonStateOf(lesson: Lesson, now: Date): LessonState {
  if (lesson.status === 'completed' || lesson.status === 'cancelled') return lesson.status;
  if (isToClose(lesson, now)) return 'toClose';
  return hasBegun(lesson, now) ? 'underWay' : 'scheduled';
}

/** What somebody has to see to before it begins. */
export function lessonMarksOf(lesson: Lesson, now: Date): LessonMark[] {
  const isAhead = ['scheduled', 'underWay'].includes(lessonStateOf(lesson, now));
  const marks: [LessonMark, boolean][] = [
    ['noTutor', isAhead && lesson.tutorLeftAt !== null],
    ['noLink', isAhead && lesson.tutorLeftAt === null && lesson.meetingLink === null],
    ['asks', lesson.hasRequest],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}
