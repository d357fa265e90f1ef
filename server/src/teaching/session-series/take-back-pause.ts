import { Refusal } from '@bayan/domain/errors';
import { freeWithoutPause } from '@bayan/domain/session-series/days-off';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { changeDaysOff } from './change-days-off.ts';
import { lockSeriesForChange } from './lock-series-for-change.ts';
import { deletePause, listPlaces, updatePause } from './series-days-off.repository.ts';
import { lockLessonsAhead } from './series-lessons.repository.ts';
import { forgetDaysAfterEnd, planBack } from './take-back-day-off.ts';

/** The days of a pause that are still ahead get their lessons again; of what is over it remains the reason (R458). */
export async function takeBackPause(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  pauseId: string,
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const { actor, now } = context;
  const series = await lockSeriesForChange(tx, context, seen);
  const pause = series.pauses.find(({ id }) => id === pauseId);
  const today = wallClock(now, series.timezone).date;
  if (!pause || pause.untilOn < today) throw new Refusal('not-found');
  const isFree = freeWithoutPause(pause, { days: series.daysOff, pauses: series.pauses });
  const places = await listPlaces(tx, series);
  const ahead = await lockLessonsAhead(tx, actor, series, now);
  const plan = planBack({ series, places, ahead, isFree }, now);
  const store = async () => {
    if (pause.fromOn < today) await updatePause(tx, pauseId, { untilOn: addDays(today, -1) });
    else await deletePause(tx, pauseId);
    await forgetDaysAfterEnd(tx, plan, places);
  };
  return changeDaysOff(tx, context, plan, { action: 'session-series.pause-taken-back', store }, changes);
}
