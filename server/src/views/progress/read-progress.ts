import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { ProgressRecord } from '@bayan/domain/progress/progress.contract';
import { NOTES_AT_MOST, sessionFigures } from '@bayan/domain/progress/progress-figures';
import {
  type AskedPeriod,
  instantsOf,
  isPeriod,
  monthsIn,
  periodAsked,
} from '@bayan/domain/progress/progress-period';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import { listProgressNotes } from '#teaching/progress-notes/progress-notes.repository.ts';
import { countDueHomework, countNotes, learntParts } from './progress.repository.ts';

/** No note of that very instant comes before it. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** How a student got on, by their own clock (R163–R165). */
export async function readProgress(
  db: Database,
  student: Member,
  asked: AskedPeriod,
  now: Date,
): Promise<ProgressRecord> {
  const { id: studentId, timezone } = student;
  const period = periodAsked(asked, wallClock(now, timezone).date);
  if (!isPeriod(period)) throw new Refusal('input.invalid', { field: period.field, issues: [period] });
  const { starts, end } = instantsOf(period, timezone);
  const [start = end] = starts;
  const span = { studentId, start, end };
  // A cursor at the end: what comes after it was written before.
  const after = { at: end.toISOString(), id: FIRST_ID };
  const [parts, homework, count, latest] = await Promise.all([
    learntParts(db, { ...span, starts, months: monthsIn(period) }),
    countDueHomework(db, { ...span, now }),
    countNotes(db, span),
    listProgressNotes(db, student, { studentId, after, limit: NOTES_AT_MOST }),
  ]);
  const newest = latest.filter(({ createdAt }) => createdAt >= start);
  return { ...sessionFigures(period, parts), homework, notes: { count, newest } };
}
