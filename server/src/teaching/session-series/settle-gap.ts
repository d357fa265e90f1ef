import { Refusal } from '@bayan/domain/errors';
import { plannedOn } from '@bayan/domain/session-series/pattern';
import type { SettleGapForm } from '@bayan/domain/session-series/series-gaps.contract';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { refuseClash, refuseOutOfReach, startOf } from '#teaching/sessions/session-time.ts';
import { changeDaysOff, patternOfSeries } from './change-days-off.ts';
import { lockSeriesForChange } from './lock-series-for-change.ts';
import type { DayToFill } from './put-back-lessons.ts';
import { deleteDayOff } from './series-days-off.repository.ts';
import { leaveGapOut } from './series-gaps.repository.ts';

/** Makes the lesson of a day that was not free at another time, or leaves the day out (R460). */
export async function settleGap(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { day, place }: SettleGapForm & { readonly day: string },
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const { now } = context;
  const series = await lockSeriesForChange(tx, context, seen);
  const gap = gapOn(series, day, now);
  const nothing = { series, out: { remove: [], cancel: [] }, kept: [], on: [], passed: [] };
  if (place === null) {
    const store = () => leaveGapOut(tx, series.id, day, now);
    return changeDaysOff(tx, context, nothing, { action: 'session-series.gap-left-out', store }, changes);
  }
  const putAt = await freeTimeFor(tx, context, series, place);
  const store = () => deleteDayOff(tx, series.id, day);
  const plan = { ...nothing, on: [{ ...gap, putAt }] };
  return changeDaysOff(tx, context, plan, { action: 'session-series.gap-filled', store }, changes);
}

/** A day of the plan, from today on, that nobody has decided about. */
function gapOn(series: SeriesRecord, day: string, now: Date): DayToFill {
  const isOpenGap = series.daysOff.some(
    off => off.day === day && off.kind === 'clash' && off.settledAt === null,
  );
  const isOver = day < wallClock(now, series.timezone).date || (series.untilOn ?? day) < day;
  const planned = plannedOn(patternOfSeries(series), day);
  if (!isOpenGap || isOver || !planned) throw new Refusal('series.day');
  return planned;
}

async function freeTimeFor(
  tx: Transaction,
  { actor, now }: ActionContext,
  { tutor, student, duration }: SeriesRecord,
  { date, time, timezone }: NonNullable<SettleGapForm['place']>,
): Promise<Date> {
  const startsAt = startOf(date, time, timezone ?? actor.timezone);
  if (startsAt <= now) throw new Refusal('session.past', { field: 'time' });
  refuseOutOfReach(startsAt, now);
  const wish = { tutorId: tutor.id, studentId: student.id, startsAt, durationMinutes: duration };
  await refuseClash(tx, actor, { ...wish, except: null });
  return startsAt;
}
