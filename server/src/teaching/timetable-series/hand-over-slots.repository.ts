import type { Transaction } from '@bayan/platform/db/database';
import { sql } from 'drizzle-orm';
import { sessionSeries, sessionSeriesSlots, timetableSeries, timetableSlots } from '#schema/teaching.ts';

interface Continued {
  readonly before: { readonly id: string };
  readonly after: { readonly id: string };
}

/** What was decided about the times of a series in Ramadan holds for those times in the one that goes on from it. */
export async function handOverSlots(tx: Transaction, { before, after }: Continued): Promise<void> {
  await tx.execute(sql`insert into ${timetableSeries} (timetable_id, series_id, is_due)
    select timetable_id, ${after.id}::uuid, false from ${timetableSeries} where series_id = ${before.id}
    on conflict do nothing`);
  await tx.execute(sql`insert into ${timetableSlots}
      (timetable_id, series_id, weekday, new_weekday, new_time, state)
    select slot.timetable_id, next.id, slot.weekday, slot.new_weekday, slot.new_time, slot.state
    from ${timetableSlots} slot
    join ${sessionSeries} series on series.id = slot.series_id
    join ${sessionSeries} next on next.id = ${after.id} and next.anchor_timezone = series.anchor_timezone
    join ${sessionSeriesSlots} usual on usual.series_id = series.id and usual.weekday = slot.weekday
    join ${sessionSeriesSlots} goes_on
      on goes_on.series_id = next.id and goes_on.weekday = usual.weekday and goes_on.wall_time = usual.wall_time
    where slot.series_id = ${before.id}`);
}
