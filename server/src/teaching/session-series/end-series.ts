import { Refusal } from '@bayan/domain/errors';
import { isToCome, lessonsOut } from '@bayan/domain/session-series/lessons-out';
import { isOpen, plannedLessons } from '@bayan/domain/session-series/pattern';
import { lastDayAhead } from '@bayan/domain/session-series/pattern-problem';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { EndSeriesForm } from '@bayan/domain/session-series/session-series.contract';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { lockSeriesForChange } from './lock-series-for-change.ts';
import { findEnd, lockLessonsAhead } from './series-lessons.repository.ts';
import { findSeries, updateSeries } from './session-series.repository.ts';
import { takeOutLessons } from './take-out-lessons.ts';

const MINUTE_MS = 60_000;

const invalid = (problem: 'too-small' | 'too-big') =>
  new Refusal('input.invalid', { issues: [{ field: 'untilOn', problem }] });

/** The series, and which of its lessons another last day takes out of the plan (R458). */
export async function planEnd(
  tx: Transaction,
  { actor, now }: Pick<ActionContext, 'actor' | 'now'>,
  seen: RecordVersion,
  { untilOn }: EndSeriesForm,
) {
  const series = await lockSeriesForChange(tx, { actor }, seen);
  const lessons = await lockLessonsAhead(tx, actor, series, now);
  const ahead = lessons.filter(lesson => isToCome(lesson, now));
  if (ahead.length === 0 && !isOpen(series)) throw new Refusal('series.over');
  // Yesterday means that today has no lesson either. What is past has its own day.
  if (untilOn < addDays(wallClock(now, series.timezone).date, -1)) throw invalid('too-small');
  const out = ahead.filter(({ day }) => day > untilOn);
  const isChange = out.length > 0 || isOpen(series);
  if (!isChange || untilOn > lastDayAhead(series.timezone, now)) throw invalid('too-big');
  return { series, out: lessonsOut(out, now) };
}

/** Gives a series another last day and takes out what comes after it: all of it, or nothing. */
export async function endSeries(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: EndSeriesForm,
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const { actor, now } = context;
  const { series: before, out } = await planEnd(tx, context, seen, form);
  const changed = await takeOutLessons(tx, context, out);
  await updateSeries(tx, before.id, {
    ...{ untilOn: form.untilOn, lessons: null, endedAt: now },
    endsAt: endOfFill({ ...before, untilOn: form.untilOn }) ?? (await findEnd(tx, before.id)) ?? now,
  });
  const after = await findSeries(tx, actor, before.id);
  if (!after) throw new Error('the series is gone');
  await recordChange(tx, context, {
    action: 'session-series.ended',
    noun: 'session-series',
    targetId: before.id,
    before,
    after,
  });
  await changes.settled(tx, context, {
    changed,
    left: [],
    isOneAct: true,
    seriesId: before.id,
    seriesMadeAt: before.createdAt,
  });
  return after;
}

/** When the last lesson of an open series ends that is still to be made up to its new end; null if none is (R459). */
function endOfFill(series: SeriesRecord & { readonly untilOn: string }): Date | null {
  const { untilOn, filledUntil, duration } = series;
  if (filledUntil === null || untilOn <= filledUntil) return null;
  const last = plannedLessons(series, { until: untilOn }).at(-1);
  return last && last.day > filledUntil ? new Date(last.startsAt.getTime() + duration * MINUTE_MS) : null;
}
