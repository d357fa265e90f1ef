import type { Week } from '#gulf-calendar/week.ts';
import { addDays, weekdayOf } from '#time/days.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const startOfWeek = (day: string, { firstDay }: Week): string =>
  addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, i) => addDays(first, i));

const firstOfMonth = (day: string, monthsLater = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10);
};

/** The days that a view shows: of a month whole weeks, which begin as the country's do (R540, R963). */
export function daysOf(view: CalendarView, day: string, week: Week): string[] {
  if (view === 'day') return [day];
  if (view === 'week') return daysFrom(startOfWeek(day, week), 7);
  const first = startOfWeek(firstOfMonth(day), week);
  const last = addDays(startOfWeek(addDays(firstOfMonth(day, 1), -1), week), 6);
  const days = [];
  for (let next = first; next <= last; next = addDays(next, 1)) days.push(next);
  return days;
}

/** The day to which the next view of the same length leads, or with -1 the one before. */
export function dayAfter(view: CalendarView, day: string, direction: 1 | -1): string {
  if (view === 'month') return firstOfMonth(day, direction);
  return addDays(day, direction * (view === 'week' ? 7 : 1));
}
