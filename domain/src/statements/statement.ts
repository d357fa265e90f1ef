import { amountOf, type HourlyRate, type Money, sumsOf } from '#money/money.ts';
import { isOpen, type SessionStatus } from '#sessions/session-status.ts';
import { monthOf } from './statement-month.ts';

/** Why a line adds nothing to the sum, or that it does (R793). */
export const LINE_STATES = ['counted', 'open', 'unrecorded', 'unpriced'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** A lesson with what was kept of its end. */
export interface StatementLesson {
  readonly startsAt: Date;
  /** By whose clock it belongs to a month. */
  readonly timezone: string;
  readonly status: SessionStatus;
  /** What counts of it, as a fact. Null where it is open, and where it was closed before such facts were kept. */
  readonly minutes: number | null;
  readonly rate: HourlyRate | null;
}

export interface Line<Lesson extends StatementLesson> {
  readonly lesson: Lesson;
  readonly state: LineState;
  readonly amount: Money | null;
}

const stateOf = ({ status, minutes, rate }: StatementLesson): LineState => {
  if (isOpen(status)) return 'open';
  if (minutes === null) return 'unrecorded';
  // Where nothing counts, it does not matter that no price was agreed.
  return minutes > 0 && rate === null ? 'unpriced' : 'counted';
};

function lineOf<Lesson extends StatementLesson>(lesson: Lesson): Line<Lesson> {
  const state = stateOf(lesson);
  const { rate, minutes } = lesson;
  const amount = state === 'counted' && rate ? amountOf(rate, minutes ?? 0) : null;
  return { lesson, state, amount };
}

export interface StatementTotals {
  /** Lines; what has not begun is none of them. */
  readonly lessons: number;
  readonly minutes: number;
  readonly sums: readonly Money[];
  readonly open: number;
  readonly unrecorded: number;
  readonly unpriced: number;
  /** Lessons of the month that have not begun. */
  readonly toCome: number;
}

interface Statement<Lesson extends StatementLesson> {
  readonly lines: readonly Line<Lesson>[];
  readonly totals: StatementTotals;
}

/** The lessons of a month, each by its own clock, earliest first; what is planned and has not begun is only counted. */
export function statementOf<Lesson extends StatementLesson>(
  lessons: readonly Lesson[],
  month: string,
  now: Date,
): Statement<Lesson> {
  const ofMonth = lessons.filter(({ startsAt, timezone }) => monthOf(startsAt, timezone) === month);
  const isToCome = ({ status, startsAt }: Lesson) => isOpen(status) && startsAt > now;
  const lines = ofMonth
    .filter(lesson => !isToCome(lesson))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(lineOf);
  const count = (state: LineState) => lines.filter(line => line.state === state).length;
  return {
    lines,
    totals: {
      lessons: lines.length,
      minutes: lines.reduce(
        (sum, { state, lesson }) => sum + (state === 'open' ? 0 : (lesson.minutes ?? 0)),
        0,
      ),
      // Each line is rounded for itself, so that whoever adds them up gets the same sum (R791).
      sums: sumsOf(lines.flatMap(({ amount }) => amount ?? [])),
      open: count('open'),
      unrecorded: count('unrecorded'),
      unpriced: count('unpriced'),
      toCome: ofMonth.length - lines.length,
    },
  };
}

/** Nothing of the month can change its sum any more but a correction. */
export const isFinal = (totals: StatementTotals, isOver: boolean): boolean =>
  isOver && totals.open + totals.unrecorded + totals.unpriced + totals.toCome === 0;
