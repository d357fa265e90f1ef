import type { Member } from '@bayan/domain/profiles/actor';
import { inTheWay } from '@bayan/domain/session-series/day-marks';
import { plannedOn } from '@bayan/domain/session-series/pattern';
import type { SeriesGapRecord } from '@bayan/domain/session-series/series-gaps.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { listOpenInEach } from './lessons-in-frame.repository.ts';
import { clashOf } from './series-clash.ts';
import { listGaps } from './series-gaps.repository.ts';

const MINUTE_MS = 60_000;

/** Days that need a decision, each with what is in its way at present (R460). */
export async function readGaps(
  db: Queryable,
  viewer: Member,
  page: Parameters<typeof listGaps>[2],
): Promise<SeriesGapRecord[]> {
  const gaps = (await listGaps(db, viewer, page)).map(gap => {
    const planned = plannedOn(gap, gap.day);
    if (!planned) throw new Error('a gap is on no day of its series');
    const from = planned.startsAt;
    return { ...gap, lesson: { from, until: new Date(from.getTime() + gap.duration * MINUTE_MS) } };
  });
  const taken = await listOpenInEach(
    db,
    gaps.map(({ tutor, student, lesson }) => ({
      pair: { tutorId: tutor.id, studentId: student.id },
      frame: lesson,
    })),
  );
  return gaps.map(({ lesson, ...gap }, i) => {
    const lessons = taken[i] ?? [];
    const clash = clashOf({ day: gap.day, clash: inTheWay(lesson, { lessons }, []) }, lessons, viewer);
    return { ...gap, startsAt: lesson.from, clash };
  });
}
