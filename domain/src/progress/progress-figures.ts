import type { Subject } from '#subjects/subjects.ts';
import type { HomeworkSums, ProgressRecord, SessionSums } from './progress.contract.ts';
import { monthsIn, type Period } from './progress-period.ts';

/** What was learnt in one month of one subject. */
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

/** The newest notes of a period that come with its figures, for a report to choose from. */
export const NOTES_AT_MOST = 5;

/** The figures of a period: in all, by month, and by subject with the most hours first (R163). */
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

/** Of what has fallen due or was handed in, how much was handed in on time, in whole per cent; null where that is nothing. */
export function onTimeShare({ onTime, late, overdue }: HomeworkSums): number | null {
  const counted = onTime + late + overdue;
  return counted === 0 ? null : Math.round((onTime / counted) * 100);
}
