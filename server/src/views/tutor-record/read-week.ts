import { openRanges } from '@bayan/domain/availability/open-ranges';
import { withoutRanges } from '@bayan/domain/availability/ranges';
import { addDays } from '@bayan/domain/time/days';
import type { WholeTutorRecord } from '@bayan/domain/tutor-record/tutor-record.contract';
import { weekFrame, weekLoad } from '@bayan/domain/tutor-record/week-load';
import type { Queryable } from '@bayan/platform/db/database';
import { listAway } from '#teaching/availability/many-tutors.repository.ts';
import { readTutorHours } from '#teaching/availability/tutor-hours.repository.ts';
import { listLessonsIn } from './week.repository.ts';

interface Tutor {
  readonly id: string;
  readonly timezone: string;
}

/** What the tutor's coming days have, beside the time that she offers (R972). */
export async function readWeek(
  db: Queryable,
  { id, timezone }: Tutor,
  now: Date,
): Promise<WholeTutorRecord['week']> {
  const frame = weekFrame(now, timezone);
  const { firstDay } = frame;
  const [hours, away, lessons] = await Promise.all([
    // The hours may be by another clock than hers of today, and begin a day before or after.
    readTutorHours(db, { tutorId: id, from: addDays(firstDay, -1), until: addDays(firstDay, 8) }),
    listAway(db, [id], frame),
    listLessonsIn(db, id, frame),
  ]);
  const open = withoutRanges(openRanges(hours, frame), away.get(id) ?? []);
  return {
    days: weekLoad({ lessons, open, firstDay, timezone }),
    hasHours: hours.sets.length + hours.days.length > 0,
  };
}
