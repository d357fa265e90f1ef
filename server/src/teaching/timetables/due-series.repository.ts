import { zoneOfCountry } from '@bayan/domain/gulf-calendar/iftar';
import { countryOfZone, isInGulf } from '@bayan/domain/gulf-calendar/week';
import type { TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { and, eq, or, sql } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { sessionSeries, timetableSeries, timetables } from '#schema/teaching.ts';

/** All series of its country follow a timetable from now on, or leave it: a job sees to each (R548). */
export async function markAllDue(
  tx: Transaction,
  { id, country, fromOn, untilOn }: TimetableRecord,
  now: Date,
): Promise<void> {
  const isSettled = and(eq(timetableSeries.timetableId, id), eq(timetableSeries.isDue, false));
  await tx.update(timetableSeries).set({ isDue: true }).where(isSettled);
  await tx.execute(sql`insert into ${timetableSeries} (timetable_id, series_id, is_due)
    select ${id}::uuid, series.id, true from ${sessionSeries} series
    join ${profiles} student on student.id = series.student_id
    where (student.country = ${country} or student.country is null and student.timezone = ${zoneOfCountry(country)})
      and series.starts_on <= ${untilOn}::date and (series.until_on is null or series.until_on >= ${fromOn}::date)
      and series.ends_at > ${now.toISOString()}::timestamptz
    on conflict do nothing`);
}

/**
 * The lessons of a series, or of the one that goes on from it, are others now: what applies to its country is looked at
 * again. Whoever applies or lifts a timetable meanwhile is waited for.
 */
export async function markSeriesDue(tx: Transaction, seriesId: string): Promise<void> {
  const found = await tx
    .select({ id: sessionSeries.id, country: profiles.country, timezone: profiles.timezone })
    .from(sessionSeries)
    .innerJoin(profiles, eq(profiles.id, sessionSeries.studentId))
    .where(or(eq(sessionSeries.id, seriesId), eq(sessionSeries.followsId, seriesId)));
  const country = found[0] ? (found[0].country ?? countryOfZone(found[0].timezone)) : null;
  if (!isInGulf(country)) return;
  const theirs = await tx
    .select({ id: timetables.id, status: timetables.status })
    .from(timetables)
    .where(eq(timetables.country, country))
    .orderBy(timetables.id)
    .for('share');
  const applied = theirs.filter(({ status }) => status === 'applied');
  if (applied.length === 0) return;
  await tx
    .insert(timetableSeries)
    .values(
      applied.flatMap(({ id }) =>
        found.map(series => ({ timetableId: id, seriesId: series.id, isDue: true })),
      ),
    )
    .onConflictDoUpdate({
      target: [timetableSeries.timetableId, timetableSeries.seriesId],
      set: { isDue: true },
    });
}
