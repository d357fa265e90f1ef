import { type PlannedLesson, patternLessons, type SeriesPattern } from './pattern.ts';

/** A lesson that a series has or had, by its day in the plan. */
export interface SeriesPlace {
  readonly id: string;
  readonly day: string;
  /** Taken out of the plan, and kept as a cancelled lesson (R457). */
  readonly isWithdrawn: boolean;
}

interface TakenBack {
  readonly pattern: SeriesPattern;
  /** Up to this day a series without an end has lessons: what comes after it is made in time (R459). */
  readonly filledUntil: string | null;
  readonly places: readonly SeriesPlace[];
  /** Whether a day was off until now, and is no longer. */
  readonly isFree: (day: string) => boolean;
}

const lastOf = (days: readonly string[]) => days.toSorted().at(-1);

/** The last day of the plan that has a lesson. */
export const lastPlace = (places: readonly SeriesPlace[]): string | undefined =>
  lastOf(places.filter(({ isWithdrawn }) => !isWithdrawn).map(({ day }) => day));

/**
 * The days to come that get a lesson since they are not off any more, and the ids of the lessons that a series of n lessons
 * gives up for them at its end (R458).
 */
export function daysBack({ pattern, filledUntil, places, isFree }: TakenBack, now: Date) {
  const standing = places.filter(({ isWithdrawn }) => !isWithdrawn);
  const has = new Set(standing.map(({ day }) => day));
  const until = filledUntil ?? pattern.untilOn ?? lastPlace(places) ?? pattern.startsOn;
  const free = [...patternLessons(pattern, until)].filter(
    ({ day, startsAt }) => startsAt > now && !has.has(day) && isFree(day),
  );
  if (pattern.lessons === null) return { back: free, surplus: [] };
  const days = [...has, ...free.map(({ day }) => day)].toSorted();
  const last = days[standing.length - 1] ?? '';
  return {
    back: free.filter(({ day }) => day <= last),
    surplus: standing.filter(({ day }) => day > last).map(({ id }) => id),
  };
}

/** The next days of a pattern after one of them. */
export function* daysAfter(pattern: SeriesPattern, day: string, until: string): Generator<PlannedLesson> {
  for (const planned of patternLessons(pattern, until)) if (planned.day > day) yield planned;
}
