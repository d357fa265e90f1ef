import { isOverlap, isWithin, type Range } from '@bayan/domain/availability/ranges';
import { isOpen, type SessionStatus } from '@bayan/domain/sessions/session-status';

const MINUTE_MS = 60_000;
const STEP_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OFFERED = 2;

interface Lesson {
  readonly id: string;
  readonly status: SessionStatus;
  readonly startsAt: string;
  readonly endsAt: string;
}

interface Question {
  readonly near: Date;
  readonly now: Date;
  readonly duration: number;
  /** The lesson that is being moved. */
  readonly except: string;
  readonly lessons: readonly Lesson[];
  /** When she teaches; empty where she has said nothing, and then any hour will do. */
  readonly hours: readonly { readonly from: string; readonly until: string }[];
  readonly timeOff: readonly { readonly startsAt: string; readonly endsAt: string }[];
  readonly isOfDay: (instant: Date) => boolean;
}

const rangeOf = (from: string, until: string): Range => ({ from: new Date(from), until: new Date(until) });

/** The free times of that day nearest to the wanted one, earlier before later. */
export function nearestFree({
  near,
  now,
  duration,
  except,
  lessons,
  hours,
  timeOff,
  isOfDay,
}: Question): Date[] {
  const taken = [
    ...lessons
      .filter(({ id, status }) => id !== except && isOpen(status))
      .map(({ startsAt, endsAt }) => rangeOf(startsAt, endsAt)),
    ...timeOff.map(({ startsAt, endsAt }) => rangeOf(startsAt, endsAt)),
  ];
  const open = hours.map(({ from, until }) => rangeOf(from, until));
  const isFree = (start: number) => {
    const lesson = { from: new Date(start), until: new Date(start + duration * MINUTE_MS) };
    return (
      lesson.from > now &&
      isOfDay(lesson.from) &&
      (open.length === 0 || open.some(range => isWithin(lesson, range))) &&
      !taken.some(range => isOverlap(lesson, range))
    );
  };
  const found: number[] = [];
  for (let away = STEP_MS; away < DAY_MS && found.length < OFFERED; away += STEP_MS)
    for (const start of [near.getTime() - away, near.getTime() + away])
      if (found.length < OFFERED && isFree(start)) found.push(start);
  return found.toSorted((a, b) => a - b).map(start => new Date(start));
}
