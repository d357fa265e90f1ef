import { Refusal } from '@bayan/domain/errors';
import { offIn } from '@bayan/domain/session-series/days-off';
import { isToCome, lessonsOut } from '@bayan/domain/session-series/lessons-out';
import type { SkipDayForm } from '@bayan/domain/session-series/series-days-off.contract';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { changeDaysOff, type DaysOffPlan, goOnAtEnd } from './change-days-off.ts';
import { lockSeriesForChange } from './lock-series-for-change.ts';
import { insertDaysOff, listPlaces } from './series-days-off.repository.ts';
import { lockLessonsAhead } from './series-lessons.repository.ts';

type Context = Pick<ActionContext, 'actor' | 'now'>;

/** What a series does without the lesson of one day (R458). */
export async function planSkip(
  tx: Transaction,
  context: Context,
  seen: RecordVersion,
  day: string,
): Promise<DaysOffPlan> {
  const { actor, now } = context;
  const series = await lockSeriesForChange(tx, context, seen);
  const ahead = await lockLessonsAhead(tx, actor, series, now);
  const out = ahead.filter(lesson => lesson.day === day && isToCome(lesson, now));
  if (out.length === 0) throw new Refusal('series.day');
  const isOff = offIn({ days: [...series.daysOff, { day }], pauses: series.pauses });
  const places = await listPlaces(tx, series);
  const more = await goOnAtEnd(tx, context, { series, places, lessons: out.length, isOff });
  return { series, out: lessonsOut(out, now), kept: [], ...more };
}

export async function skipDay(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { day, reason }: SkipDayForm & { readonly day: string },
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const plan = await planSkip(tx, context, seen, day);
  const store = () => insertDaysOff(tx, plan.series.id, [{ day, kind: 'skipped', reason }], context.now);
  return changeDaysOff(tx, context, plan, { action: 'session-series.day-skipped', reason, store }, changes);
}
