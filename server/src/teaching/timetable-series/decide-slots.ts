import { Refusal } from '@bayan/domain/errors';
import type {
  DecideSlotsForm,
  TimetableSeriesRecord,
} from '@bayan/domain/timetable-series/timetable-series.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockSeriesForChange } from '#teaching/session-series/lock-series-for-change.ts';
import { updateSeries } from '#teaching/session-series/session-series.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { shareTimetable } from '#teaching/timetables/timetables.repository.ts';
import { readSeriesInTimetable } from './read-series-in-timetable.ts';
import { refuseExpiredSlots } from './refuse-expired-slots.ts';
import { settleSeries } from './settle-series.ts';
import { findSeriesOf, replaceSlots } from './timetable-series.repository.ts';
import { viewOf } from './view-of-series.ts';

/** A person decides about the times of a series in Ramadan: an admin, or its tutor (R548). */
export async function decideSlots(
  tx: Transaction,
  context: ActionContext,
  { timetableId, ...seen }: RecordVersion & { readonly timetableId: string },
  { slots }: DecideSlotsForm,
  changes: SessionChanges,
): Promise<TimetableSeriesRecord> {
  const { actor, now } = context;
  const before = await lockSeriesForChange(tx, context, seen);
  const timetable = await shareTimetable(tx, timetableId);
  const wished = timetable && (await findSeriesOf(tx, actor, timetable, { id: seen.id, now }));
  if (!timetable || !wished) throw new Refusal('not-found');
  if (slots.some(({ weekday }) => !before.slots.some(slot => slot.weekday === weekday)))
    throw new Refusal('input.invalid', { issues: [{ field: 'slots', problem: 'not-offered' }] });
  await replaceSlots(tx, { timetableId, seriesId: seen.id }, 'confirmed', slots);
  await refuseExpiredSlots(tx, { timetable, series: before, slots, now });
  await updateSeries(tx, seen.id, { updatedAt: now });
  const { tutor, student } = before;
  const decided = { tutor, student, timetableId, slots };
  await recordChange(tx, context, {
    ...{ action: 'session-series.timetabled', noun: 'session-series', targetId: seen.id },
    after: decided,
  });
  if (timetable.status === 'applied')
    await settleSeries(tx, context, { timetable, seriesId: seen.id, changes });
  const series = await findSeriesOf(tx, actor, timetable, { id: seen.id, now });
  const [plan] = series ? await readSeriesInTimetable(tx, timetable, [series], now) : [];
  if (!plan) throw new Error('a series is not visible to the one who decided about it');
  return viewOf(plan);
}
