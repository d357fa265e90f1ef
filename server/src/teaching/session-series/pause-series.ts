import { Refusal } from '@bayan/domain/errors';
import { cutOffOf } from '@bayan/domain/lesson-rules/cut-off';
import { LESSON_RULE_LIMITS } from '@bayan/domain/lesson-rules/lesson-rules.limits';
import { offIn } from '@bayan/domain/session-series/days-off';
import { lessonsOut } from '@bayan/domain/session-series/lessons-out';
import { patternLessons } from '@bayan/domain/session-series/pattern';
import { pauseLessons } from '@bayan/domain/session-series/pause-lessons';
import type { PauseSeriesForm } from '@bayan/domain/session-series/series-days-off.contract';
import type { SeriesLesson } from '@bayan/domain/session-series/series-lesson';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { costAfter } from '@bayan/domain/sessions/cancellation-cost';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { rulesOf } from '#teaching/sessions/session-rules.ts';
import { changeDaysOff, type DaysOffPlan, goOnAtEnd, patternOfSeries } from './change-days-off.ts';
import { lockSeriesForChange } from './lock-series-for-change.ts';
import { insertPause, listPlaces } from './series-days-off.repository.ts';
import { lockLessonsAhead } from './series-lessons.repository.ts';

const HOUR_MS = 3_600_000;
const MAX_CUT_OFF_MS = LESSON_RULE_LIMITS.cutOffHours.max * HOUR_MS;

/** What a series does in a pause (R458). */
export async function planPause(
  tx: Transaction,
  context: Pick<ActionContext, 'actor' | 'now'>,
  seen: RecordVersion,
  pause: PauseSeriesForm,
): Promise<DaysOffPlan> {
  const { actor, now } = context;
  const series = await lockSeriesForChange(tx, context, seen);
  refuseRange(series, pause, now);
  const ahead = await lockLessonsAhead(tx, actor, series, now);
  const late = await lateAmong(tx, ahead, now);
  const isLate = ({ id }: SeriesLesson) => late.has(id);
  const { out, kept } = pauseLessons(ahead, { pause, timezone: series.timezone, isLate }, now);
  const isOff = offIn({ days: series.daysOff, pauses: [...series.pauses, pause] });
  const places = await listPlaces(tx, series);
  const more = await goOnAtEnd(tx, context, { series, places, lessons: out.length, isOff });
  return { series, out: lessonsOut(out, now), kept, ...more };
}

function refuseRange(series: SeriesRecord, { fromOn, untilOn }: PauseSeriesForm, now: Date): void {
  if (fromOn < wallClock(now, series.timezone).date)
    throw new Refusal('input.invalid', { issues: [{ field: 'fromOn', problem: 'too-small' }] });
  if (series.pauses.some(other => other.fromOn <= untilOn && fromOn <= other.untilOn))
    throw new Refusal('series.paused');
  const days = [...patternLessons(patternOfSeries(series), untilOn)];
  if (!days.some(({ day }) => day >= fromOn)) throw new Refusal('series.day');
}

/** The ids of those that their family cannot cancel free of charge any more (R511). */
async function lateAmong(tx: Transaction, ahead: readonly SeriesLesson[], now: Date) {
  const late = new Set<string>();
  for (const lesson of ahead) {
    if (lesson.startsAt.getTime() - now.getTime() > MAX_CUT_OFF_MS) continue;
    const freeUntil = cutOffOf(lesson.startsAt, await rulesOf(tx, lesson));
    if (costAfter(freeUntil, now) === 'taken') late.add(lesson.id);
  }
  return late;
}

export async function pauseSeries(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: PauseSeriesForm,
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const { actor, now } = context;
  const plan = await planPause(tx, context, seen, form);
  const store = () =>
    insertPause(tx, { ...form, seriesId: plan.series.id, createdBy: actor.id, createdAt: now });
  const { reason } = form;
  return changeDaysOff(tx, context, plan, { action: 'session-series.paused', reason, store }, changes);
}
