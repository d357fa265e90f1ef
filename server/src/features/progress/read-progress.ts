import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Progress } from '@bayan/domain/progress/progress';
import { progressOf } from '@bayan/domain/progress/progress-figures';
import {
  type AskedPeriod,
  instantsOf,
  isPeriod,
  monthsIn,
  periodAsked,
} from '@bayan/domain/progress/progress-period';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '../../db/database.ts';
import { countDueHomework, learntParts } from './progress.repository.ts';

/** How a student got on, by their own clock (R163–R165). */
export async function readProgress(
  db: Database,
  student: Member,
  asked: AskedPeriod,
  now: Date,
): Promise<Progress> {
  const { id: studentId, timezone } = student;
  const period = periodAsked(asked, wallClock(now, timezone).date);
  if (!isPeriod(period)) throw new Refusal('input.invalid', { field: period.field, issues: [period] });
  const { starts, end } = instantsOf(period, timezone);
  const [start = end] = starts;
  const [parts, homework] = await Promise.all([
    learntParts(db, { studentId, start, end, starts, months: monthsIn(period) }),
    countDueHomework(db, { studentId, start, end, now }),
  ]);
  return progressOf(period, parts, homework);
}
