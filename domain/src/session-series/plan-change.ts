import type { Range } from '#availability/ranges.ts';
import { isOnAtFirst, type SeriesFacts } from './day-marks.ts';
import { type JudgedDay, judgeDay } from './judge-days.ts';
import { isToCome } from './lessons-out.ts';
import { type PlannedLesson, patternLessons, type SeriesPattern } from './pattern.ts';
import { newPlaces, type Reconciled, reconcile, staysInPlace, type WantedDay } from './reconcile.ts';
import type { SeriesLesson } from './series-lesson.ts';

/** A lesson of the series that changes. */
export interface LessonInPlan extends SeriesLesson {
  /** Taken out of the plan, and kept as a cancelled lesson (R457): it is none of n lessons. */
  readonly isWithdrawn: boolean;
}

interface SkippedDay {
  readonly day: string;
  readonly reason: string;
}

interface Change<L extends LessonInPlan> {
  /** The new rule. */
  readonly pattern: SeriesPattern;
  /** In minutes. */
  readonly duration: number;
  /** Day from which blocks of seven days are counted. */
  readonly from: string;
  /** The last day to look at. */
  readonly until: string;
  /** The days of the old rule from then on. */
  readonly before: readonly string[];
  /** The lessons of the series whose days these are. */
  readonly lessons: readonly L[];
  /** Whether lessons that were moved by hand follow the rule again. */
  readonly isReset: boolean;
  /** Days of the old rule that a person left out. */
  readonly skipped: readonly SkippedDay[];
  readonly isPaused: (day: string) => boolean;
  /** What a person has decided of a day. A day that is not free stays off. */
  readonly isChosen?: (day: string) => boolean | undefined;
}

/** A day of the new rule that a person can choose, or not. */
interface ChangedDay<L> extends JudgedDay {
  /** The lesson that moves there; null where one is made. */
  readonly lesson: L | null;
}

export interface ChangePlan<L> {
  readonly days: readonly ChangedDay<L>[];
  readonly done: Reconciled<L>;
  /** Days that stay left out, with the words why. */
  readonly left: readonly SkippedDay[];
  /** Whether there are fewer days than the series has lessons. */
  readonly isUnfinished: boolean;
  /** How many lessons it has, with those that are over or off. */
  readonly lessons: number;
}

/** The ids of the lessons that leave their place: they are in nobody's way. */
export function leaving<L extends LessonInPlan>(change: Change<L>, now: Date): ReadonlySet<string> {
  const { keep } = reconcile({ ...change, wanted: daysOf(change, now) }, now);
  const kept = new Set(keep.map(({ lesson }) => lesson.id));
  const isLeaving = (one: L) => isToCome(one, now) && !staysInPlace(one, change.isReset) && !kept.has(one.id);
  return new Set(change.lessons.filter(isLeaving).map(({ id }) => id));
}

/** The days of the new rule, before anything is known of them. */
const daysOf = <L extends LessonInPlan>({ pattern, from, until }: Change<L>, now: Date): WantedDay[] =>
  [...patternLessons(pattern, until)]
    .filter(({ day, startsAt }) => day >= from && startsAt > now)
    .map(planned => ({ ...planned, isOff: false }));

/**
 * Another rule from a lesson on, day by day (R456): what moves, what is made, what stays and what goes. The days of lessons
 * that stay as they are, and those in a pause, are nobody's to choose.
 */
export function planChange<L extends LessonInPlan>(
  change: Change<L>,
  facts: SeriesFacts,
  now: Date,
): ChangePlan<L> {
  const { pattern, from, before } = change;
  const all = daysOf(change, now);
  const placeOf = newPlaces({ from, before, wanted: all });
  const first = reconcile({ ...change, wanted: all }, now);
  const movesTo = new Map(first.move.map(({ lesson, to }) => [to.day, lesson]));
  const free = new Set([...movesTo.keys(), ...first.make.map(({ day }) => day)]);
  const withdrawn = new Set(first.keep.flatMap(({ lesson, to }) => (lesson.isWithdrawn ? to.day : [])));
  const reasons = new Map(
    change.skipped.flatMap(({ day, reason }) => {
      const place = placeOf.get(day);
      return place ? [[place.day, reason] as const] : [];
    }),
  );

  const days: ChangedDay<L>[] = [];
  const wanted: WantedDay[] = [];
  const made: Range[] = [];
  let lessons = 0;
  for (const planned of all) {
    if (lessons === pattern.lessons) break;
    if (free.has(planned.day)) {
      const lesson = movesTo.get(planned.day) ?? null;
      const isPaused = !lesson && change.isPaused(planned.day);
      const day = isPaused ? null : judge(planned, lesson, { change, reasons, facts, made });
      if (day) days.push({ ...day, lesson });
      if (day?.isOn) made.push({ from: day.startsAt, until: day.endsAt });
      if (day?.isOn) lessons += 1;
      wanted.push({ ...planned, isOff: !day?.isOn });
    } else {
      if (!withdrawn.has(planned.day)) lessons += 1;
      wanted.push(planned);
    }
  }
  const on = new Set(days.filter(({ isOn }) => isOn).map(({ day }) => day));
  return {
    days,
    done: reconcile({ ...change, wanted }, now),
    left: wanted.flatMap(({ day }) => {
      const reason = on.has(day) ? undefined : reasons.get(day);
      return reason === undefined ? [] : [{ day, reason }];
    }),
    isUnfinished: pattern.lessons !== null && lessons < pattern.lessons,
    lessons,
  };
}

interface Judging<L extends LessonInPlan> {
  readonly change: Change<L>;
  readonly reasons: ReadonlyMap<string, string>;
  readonly facts: SeriesFacts;
  readonly made: readonly Range[];
}

/** A lesson that stays on its day is on, whatever the day is: it was decided about before. */
function judge<L extends LessonInPlan>(
  planned: PlannedLesson,
  lesson: L | null,
  { change: { duration, isChosen }, reasons, facts, made }: Judging<L>,
): JudgedDay {
  const day = judgeDay(planned, duration, facts, made);
  const isOnByItself = !reasons.has(planned.day) && (lesson?.day === planned.day || isOnAtFirst(day.marks));
  return { ...day, isOn: day.clash === null && (isChosen?.(planned.day) ?? isOnByItself) };
}
