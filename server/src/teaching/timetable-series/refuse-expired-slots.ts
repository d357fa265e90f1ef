import { Refusal } from '@bayan/domain/errors';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { weekdayOf } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { DecideSlotsForm } from '@bayan/domain/timetable-series/timetable-series.contract';
import type { PlainTimetable } from '@bayan/domain/timetables/timetables.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { readSeriesInTimetable } from './read-series-in-timetable.ts';

interface Decided extends DecideSlotsForm {
  readonly timetable: PlainTimetable;
  readonly series: SeriesRecord;
  readonly now: Date;
}

/** Whoever decides hears at once of lessons that would move beyond the tutor's documents (R983), also of a draft. */
export async function refuseExpiredSlots(
  tx: Transaction,
  { timetable, series, slots, now }: Decided,
): Promise<void> {
  const [plan] = await readSeriesInTimetable(tx, { ...timetable, status: 'applied' }, [series], now);
  const decided = slots.filter(({ newTime }) => newTime !== null).map(({ weekday }) => weekday);
  const isDecided = ({ placedAt }: { placedAt: Date }) =>
    decided.includes(weekdayOf(wallClock(placedAt, series.timezone).date));
  if (plan?.followed.stay.some(({ lesson, reason }) => reason === 'expired' && isDecided(lesson)))
    throw new Refusal('vetting.expired', { field: 'slots' });
}
