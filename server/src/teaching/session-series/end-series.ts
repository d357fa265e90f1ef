import { Refusal } from '@bayan/domain/errors';
import { isToCome, lessonsOut } from '@bayan/domain/session-series/lessons-out';
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
  if (ahead.length === 0) throw new Refusal('series.over');
  // Yesterday means that today has no lesson either. What is past has its own day.
  if (untilOn < addDays(wallClock(now, series.timezone).date, -1)) throw invalid('too-small');
  const out = ahead.filter(({ day }) => day > untilOn);
  if (out.length === 0) throw invalid('too-big');
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
    endsAt: (await findEnd(tx, before.id)) ?? now,
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
  await changes.settled(tx, context, { changed, left: [], isOneAct: true, seriesId: before.id });
  return after;
}
