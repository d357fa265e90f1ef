import { daysBetween } from '#time/days.ts';
import { isToCome, type LessonsOut, lessonsOut } from './lessons-out.ts';
import type { PlannedLesson } from './pattern.ts';
import type { SeriesLesson } from './series-lesson.ts';

/** A day of the new rule. One that is off has no lesson, and still is the place of the lesson that was there. */
export interface WantedDay extends PlannedLesson {
  readonly isOff: boolean;
}

interface Change<L extends SeriesLesson> {
  /** Day of the chosen lesson: blocks of seven days are counted from it. */
  readonly from: string;
  /** The days of the old rule from then on, also those without a lesson. */
  readonly before: readonly string[];
  readonly wanted: readonly WantedDay[];
  /** The lessons of the series whose days these were. */
  readonly lessons: readonly L[];
  /** Whether lessons that were moved by hand follow the rule again. */
  readonly isReset: boolean;
}

/** A lesson with its day of the new rule. */
export interface Placed<L> {
  readonly lesson: L;
  readonly to: WantedDay;
}

/** Those that are out are in the plan no longer. */
export interface Reconciled<L> extends LessonsOut<L> {
  /** Get another time and another series, and keep their ids. */
  readonly move: readonly Placed<L>[];
  /** Stay where they are, and take a day of the new series. */
  readonly keep: readonly Placed<L>[];
  readonly make: readonly WantedDay[];
}

const DAYS_A_BLOCK = 7;

interface Places<D> {
  readonly from: string;
  readonly before: readonly string[];
  readonly wanted: readonly D[];
}

/** The k-th day of a block under the old rule becomes the k-th under the new one (R456). */
export function newPlaces<D extends PlannedLesson>({ from, before, wanted }: Places<D>) {
  const blockOf = (day: string) => Math.floor(daysBetween(from, day) / DAYS_A_BLOCK);
  const wantedIn = Map.groupBy(wanted, ({ day }) => blockOf(day));
  const placeOf = new Map<string, D>();
  for (const [block, days] of Map.groupBy(before, blockOf))
    days.forEach((day, k) => {
      const place = wantedIn.get(block)?.[k];
      if (place) placeOf.set(day, place);
    });
  return placeOf;
}

/** Whether a lesson to come stays where it is. Whoever gives it instead has her own timetable. */
export const staysInPlace = ({ isElsewhere, isOwnChange }: SeriesLesson, isReset: boolean): boolean =>
  isElsewhere === true || (isOwnChange && !isReset);

/** One that follows a timetable goes on to, where its time in the plan is no other. */
const goesOnFollowing = ({ followsFrom }: SeriesLesson, { startsAt }: PlannedLesson): boolean =>
  followsFrom?.getTime() === startsAt.getTime();

/** What a changed rule does to the lessons of a series (R456, R457). What has begun or is closed stays as it is. */
export function reconcile<L extends SeriesLesson>(change: Change<L>, now: Date): Reconciled<L> {
  const { lessons, isReset } = change;
  const wanted = change.wanted.filter(({ startsAt }) => startsAt > now);
  const placeOf = newPlaces({ ...change, wanted });
  const taken = new Set<WantedDay>();
  const move: Placed<L>[] = [];
  const keep: Placed<L>[] = [];
  const without: L[] = [];
  for (const lesson of lessons) {
    const to = placeOf.get(lesson.day);
    const isSettled = !isToCome(lesson, now);
    if (to && isSettled) {
      // Its day is not made again, whatever has become of it.
      taken.add(to);
      if (lesson.status === 'cancelled') keep.push({ lesson, to });
    } else if (to && !to.isOff) {
      taken.add(to);
      const stays = staysInPlace(lesson, isReset) || goesOnFollowing(lesson, to);
      (stays ? keep : move).push({ lesson, to });
    } else if (!isSettled) without.push(lesson);
  }
  return {
    ...{ move, keep, make: wanted.filter(day => !day.isOff && !taken.has(day)) },
    ...lessonsOut(without, now),
  };
}
