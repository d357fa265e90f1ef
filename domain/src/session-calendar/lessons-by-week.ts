import type { Week } from '#gulf-calendar/week.ts';
import { addDays } from '#time/days.ts';
import { wallClock } from '#time/zoned-time.ts';
import { startOfWeek } from './calendar-days.ts';

interface Reader {
  readonly week: Week;
  readonly timezone: string;
  readonly now: Date;
}

export interface LessonWeek<L> {
  readonly firstDay: string;
  readonly lastDay: string;
  /** Null for all but the week of today and the one after it. */
  readonly is: 'this' | 'next' | null;
  readonly lessons: readonly L[];
}

/** Lessons by the weeks of whoever reads them, in the order in which they come. */
export function lessonsByWeek<L extends { readonly startsAt: Date | string }>(
  lessons: readonly L[],
  { week, timezone, now }: Reader,
): LessonWeek<L>[] {
  const weekAt = (instant: Date) => startOfWeek(wallClock(instant, timezone).date, week);
  const current = weekAt(now);
  const next = addDays(current, 7);
  const is = (firstDay: string) => {
    if (firstDay === current) return 'this';
    return firstDay === next ? 'next' : null;
  };
  return [...Map.groupBy(lessons, ({ startsAt }) => weekAt(new Date(startsAt)))].map(
    ([firstDay, lessons]) => ({
      ...{ firstDay, lastDay: addDays(firstDay, 6), is: is(firstDay), lessons },
    }),
  );
}
