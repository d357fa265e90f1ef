import { isOverlap, type Range } from '#availability/ranges.ts';
import type { SessionStatus } from '#sessions/session-status.ts';
import { vettingDay } from '#vetting/check-expiry.ts';
import type { StayReason } from './stay-reasons.ts';

/** A lesson of a series, as far as a timetable asks. */
export interface LessonInTimetable {
  readonly id: string;
  readonly startsAt: Date;
  /** In minutes. */
  readonly duration: number;
  readonly status: SessionStatus;
  /** Whether it was moved by hand. */
  readonly isOwnChange: boolean;
  /** Whether another tutor gives it than that of the series. */
  readonly isElsewhere: boolean;
}

interface OpenLesson extends Range {
  readonly id: string;
}

/** A lesson with the place that the timetable, or the end of one, wants for it. */
export interface Wanted<L> {
  readonly lesson: L;
  readonly wantedAt: Date;
}

export interface Followed<L> {
  readonly move: readonly Wanted<L>[];
  readonly stay: readonly (Wanted<L> & { readonly reason: StayReason })[];
}

const MINUTE_MS = 60_000;
const NEAR_MS = 24 * 60 * MINUTE_MS;

const isNear = (instant: Date, now: Date) => instant.getTime() - now.getTime() <= NEAR_MS;
const rangeAt = (from: Date, minutes: number): Range => ({
  from,
  until: new Date(from.getTime() + minutes * MINUTE_MS),
});

interface Limits {
  readonly now: Date;
  /** By the documents of the tutor (R983); null where none of them ends. */
  readonly lastDayToTeach: string | null;
}

function reasonOf<L extends LessonInTimetable>(
  { lesson, wantedAt }: Wanted<L>,
  { now, lastDayToTeach }: Limits,
): StayReason | null {
  if (lesson.isElsewhere) return 'other-tutor';
  if (lesson.isOwnChange) return 'own-change';
  // Nobody is surprised on the day.
  if (isNear(lesson.startsAt, now) || isNear(wantedAt, now)) return 'near';
  return lastDayToTeach !== null && vettingDay(wantedAt) > lastDayToTeach ? 'expired' : null;
}

/**
 * What a timetable does to the lessons of a series (R546, R549): only those move whose place differs, that are as planned,
 * and whose old and new start are more than 24 hours ahead. None goes where the tutor may not teach any more. `open` is what the tutor and the student have at these times.
 */
export function followTimetable<L extends LessonInTimetable>(
  lessons: readonly Wanted<L>[],
  open: readonly OpenLesson[],
  limits: Limits,
): Followed<L> {
  const elsewhere = lessons.filter(
    ({ lesson: { status, startsAt }, wantedAt }) =>
      status === 'scheduled' && startsAt > limits.now && startsAt.getTime() !== wantedAt.getTime(),
  );
  const stay = elsewhere.flatMap(wanted => {
    const reason = reasonOf(wanted, limits);
    return reason ? [{ ...wanted, reason }] : [];
  });
  let move = elsewhere.filter(wanted => reasonOf(wanted, limits) === null);
  // One that stays after all can be in the way of the next.
  for (let isSettled = false; !isSettled; ) {
    const leaving = new Set(move.map(({ lesson }) => lesson.id));
    const there = open.filter(({ id }) => !leaving.has(id));
    const isTaken = ({ lesson, wantedAt }: Wanted<L>, place: number) => {
      const range = rangeAt(wantedAt, lesson.duration);
      const before = move.slice(0, place).map(other => rangeAt(other.wantedAt, other.lesson.duration));
      return [...there, ...before].some(other => isOverlap(other, range));
    };
    const taken = new Set(move.filter(isTaken));
    stay.push(...[...taken].map(wanted => ({ ...wanted, reason: 'clash' as const })));
    move = move.filter(wanted => !taken.has(wanted));
    isSettled = taken.size === 0;
  }
  return { move, stay: stay.toSorted((a, b) => a.lesson.startsAt.getTime() - b.lesson.startsAt.getTime()) };
}
