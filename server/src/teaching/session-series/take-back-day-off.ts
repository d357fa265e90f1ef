import { Refusal } from '@bayan/domain/errors';
import { daysBack, type SeriesPlace } from '@bayan/domain/session-series/days-back';
import { freeWithoutDay, offIn } from '@bayan/domain/session-series/days-off';
import { isToCome, lessonsOut } from '@bayan/domain/session-series/lessons-out';
import type { SeriesLesson } from '@bayan/domain/session-series/series-lesson';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { changeDaysOff, type DaysOffPlan, patternOfSeries } from './change-days-off.ts';
import { lockSeriesForChange } from './lock-series-for-change.ts';
import { deleteDayOff, deleteDaysOffAfter, listPlaces } from './series-days-off.repository.ts';
import { lockLessonsAhead } from './series-lessons.repository.ts';

/** Puts a day of the plan back that was off, for whatever reason. In a pause it stays without a lesson. */
export async function takeBackDayOff(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  day: string,
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const { actor, now } = context;
  const series = await lockSeriesForChange(tx, context, seen);
  const isPast = day < wallClock(now, series.timezone).date;
  if (isPast || !series.daysOff.some(off => off.day === day)) throw new Refusal('series.day');
  const isOff = offIn({ days: [], pauses: series.pauses });
  const places = await listPlaces(tx, series);
  const ahead = await lockLessonsAhead(tx, actor, series, now);
  const plan = planBack({ series, places, ahead, isFree: freeWithoutDay(day, series) }, now);
  if (plan.on.length === 0 && !isOff(day)) throw new Refusal('series.day');
  const store = async () => {
    await deleteDayOff(tx, series.id, day);
    await forgetDaysAfterEnd(tx, plan, places);
  };
  return changeDaysOff(tx, context, plan, { action: 'session-series.day-taken-back', store }, changes);
}

interface Back {
  readonly series: SeriesRecord;
  readonly places: readonly SeriesPlace[];
  readonly ahead: readonly SeriesLesson[];
  readonly isFree: (day: string) => boolean;
}

/** The lessons that days get which are off no longer, and those that a series of n lessons gives up for them. */
export function planBack({ series, places, ahead, isFree }: Back, now: Date): DaysOffPlan {
  const { back, surplus } = daysBack(
    { pattern: patternOfSeries(series), filledUntil: series.filledUntil, places, isFree },
    now,
  );
  const given = ahead.filter(lesson => surplus.includes(lesson.id) && isToCome(lesson, now));
  return { series, out: lessonsOut(given, now), kept: [], on: back, passed: [] };
}

/** A series of n lessons that ends earlier again has no days off behind its end. */
export async function forgetDaysAfterEnd(
  tx: Transaction,
  { series, out, on }: DaysOffPlan,
  places: readonly SeriesPlace[],
): Promise<void> {
  const gone = new Set([...out.remove, ...out.cancel].map(({ id }) => id));
  if (gone.size === 0) return;
  const left = places.filter(({ id, isWithdrawn }) => !isWithdrawn && !gone.has(id));
  const last = [...left, ...on]
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (last) await deleteDaysOffAfter(tx, series.id, last);
}
