import { isLeftWithoutTrace, type SeriesLesson } from './series-lesson.ts';

export interface LessonsOut<L> {
  /** Leave nothing behind. */
  readonly remove: readonly L[];
  /** Stay as withdrawn ones. */
  readonly cancel: readonly L[];
}

/** What becomes of lessons to come that are in the plan no longer (R457). */
export function lessonsOut<L extends SeriesLesson>(lessons: readonly L[], now: Date): LessonsOut<L> {
  const gone = Map.groupBy(lessons, lesson => isLeftWithoutTrace(lesson, now));
  return { remove: gone.get(true) ?? [], cancel: gone.get(false) ?? [] };
}

/** Only these leave the plan: what has begun or is closed stays as it is. */
export const isToCome = ({ status, startsAt }: SeriesLesson, now: Date): boolean =>
  status === 'scheduled' && startsAt > now;
