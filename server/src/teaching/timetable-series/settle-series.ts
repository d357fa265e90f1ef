import type { SeriesSlot } from '@bayan/domain/session-series/pattern';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { SlotInTimetable } from '@bayan/domain/timetable-series/slots-of-series';
import type { PlainTimetable } from '@bayan/domain/timetables/timetables.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockTimezone } from '#people/profiles/profiles.repository.ts';
import { readLessons } from '#teaching/session-series/series-lessons.repository.ts';
import { findAnySeries, updateSeries } from '#teaching/session-series/session-series.repository.ts';
import type { ChangedSession, SessionChanges } from '#teaching/sessions/session-changes.ts';
import { readSeriesInTimetable, type SeriesInTimetable } from './read-series-in-timetable.ts';
import {
  lockLessonsAheadOf,
  placeLessonsIn,
  replaceSlots,
  storeSettled,
} from './timetable-series.repository.ts';

interface Settling {
  readonly timetable: PlainTimetable;
  readonly seriesId: string;
  readonly changes: Pick<SessionChanges, 'seriesFollowsTimetable'>;
}

/** Puts the lessons of a series where a timetable wants them, or back where it is lifted. Its people and the series are held. */
export async function settleSeries(
  tx: Transaction,
  context: ActionContext,
  { timetable, seriesId, changes }: Settling,
): Promise<void> {
  const { now } = context;
  await lockLessonsAheadOf(tx, seriesId, now);
  const before = await findAnySeries(tx, seriesId);
  if (!before) throw new Error('a series that is held is gone');
  const [plan] = await readSeriesInTimetable(tx, timetable, [before], now);
  if (!plan) throw new Error('a series that is read has no plan');
  const ids = { timetableId: timetable.id, seriesId };
  const proposed =
    timetable.status === 'applied' ? plan.slots.filter(({ state }) => state === 'proposed') : [];
  await replaceSlots(tx, ids, 'proposed', proposed);
  await storeSettled(tx, ids);
  const changed = await moveLessons(tx, plan, timetable.id);
  if (changed.length === 0) return;
  // Whoever has the series open has seen other times.
  await updateSeries(tx, seriesId, { updatedAt: now });
  const after = await findAnySeries(tx, seriesId);
  if (!after) throw new Error('a series that is held is gone');
  await recordChange(tx, context, {
    ...{ action: 'session-series.moved', noun: 'session-series', targetId: seriesId, before, after },
  });
  await changes.seriesFollowsTimetable(tx, context, {
    ...{ series: after, changed, newSlots: slotsIn(timetable, plan.slots) },
    // Where lessons go back to is nothing new.
    outsideHours: timetable.status === 'applied' ? plan.outsideHours : new Set(),
  });
}

async function moveLessons(
  tx: Transaction,
  { series, followed }: SeriesInTimetable<SeriesRecord>,
  timetableId: string,
): Promise<ChangedSession[]> {
  const { move } = followed;
  const ids = move.map(({ lesson }) => lesson.id);
  const earlier = new Map((await readLessons(tx, ids)).map(lesson => [lesson.id, lesson]));
  await placeLessonsIn(
    tx,
    timetableId,
    move.map(({ lesson: { id, placedAt }, wantedAt }) => ({
      ...{ id, startsAt: wantedAt, isTimetables: wantedAt.getTime() !== placedAt.getTime() },
    })),
    { familyTimezone: await lockTimezone(tx, series.student.id), enteredTimezone: series.tutor.timezone },
  );
  return (await readLessons(tx, ids)).map(after => {
    const lesson = earlier.get(after.id);
    if (!lesson) throw new Error('a lesson that is held is gone');
    return { before: lesson, after };
  });
}

/** The times of the week that hold in Ramadan. */
const slotsIn = ({ status }: PlainTimetable, slots: readonly SlotInTimetable[]): SeriesSlot[] =>
  slots.map(({ weekday, time, newWeekday, newTime }) =>
    status === 'applied' && newWeekday !== null && newTime !== null
      ? { weekday: newWeekday, time: newTime }
      : { weekday, time },
  );
