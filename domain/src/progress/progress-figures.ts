import type { Subject } from '#subjects/subjects.ts';
import type { HomeworkSums, ProgressRecord, SessionSums } from './progress.contract.ts';
import { monthsIn, type Period } from './progress-period.ts';

/** The sums of a month and a subject. */
export interface LearntPart extends SessionSums {
  readonly month: string;
  readonly subject: Subject;
}

const NOTHING: SessionSums = {
  sessions: 0,
  minutes: 0,
  given: { ratings: 0, stars: 0 },
  received: { ratings: 0, stars: 0 },
};

const together = (a: SessionSums, b: SessionSums): SessionSums => ({
  sessions: a.sessions + b.sessions,
  minutes: a.minutes + b.minutes,
  given: { ratings: a.given.ratings + b.given.ratings, stars: a.given.stars + b.given.stars },
  received: {
    ratings: a.received.ratings + b.received.ratings,
    stars: a.received.stars + b.received.stars,
  },
});

const sumOf = (parts: readonly SessionSums[]): SessionSums => parts.reduce(together, NOTHING);

/** The number of newest notes in the answer. A report selects from them. */
export const NOTES_AT_MOST = 5;

/** The figures of a period: total, by month, and by subject with the most hours first (R163). */
export function sessionFigures(
  period: Period,
  parts: readonly LearntPart[],
): Pick<ProgressRecord, 'period' | 'total' | 'months' | 'subjects'> {
  const subjects = [...new Set(parts.map(({ subject }) => subject))];
  return {
    period,
    total: sumOf(parts),
    months: monthsIn(period).map(month => ({
      month,
      ...sumOf(parts.filter(part => part.month === month)),
    })),
    subjects: subjects
      .map(subject => ({ subject, ...sumOf(parts.filter(part => part.subject === subject)) }))
      .sort((a, b) => b.minutes - a.minutes || a.subject.localeCompare(b.subject, 'en')),
  };
}

/** The share submitted on time in whole per cent, of all homework submitted or overdue. Null without such homework. */
export function onTimeShare({ onTime, late, overdue }: HomeworkSums): number | null {
  const counted = onTime + late + overdue;
  return counted === 0 ? null : Math.round((onTime / counted) * 100);
}
