import type { Member } from '@bayan/domain/profiles/actor';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { DayCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { sessionSeries, sessionSeriesDays } from '#schema/teaching.ts';
import { planOf, visibleTo, withPeople } from './session-series.repository.ts';

/** In the words of the index. */
const isGap = and(eq(sessionSeriesDays.kind, 'clash'), isNull(sessionSeriesDays.settledAt));

/** From today on, by the clock of the series, and not after an end that it got meanwhile. The first part finds them by the index. */
const isAhead = (now: Date): SQL | undefined =>
  and(
    gte(sessionSeriesDays.day, addDays(wallClock(now, 'UTC').date, -1)),
    sql`${sessionSeriesDays.day} >= (${now.toISOString()}::timestamptz at time zone ${sessionSeries.anchorTimezone})::date`,
    sql`${sessionSeriesDays.day} <= coalesce(${sessionSeries.untilOn}, 'infinity')`,
  );

const gapsAhead = (db: Queryable, viewer: Member, now: Date, isAfter?: SQL) =>
  db
    .select({ seriesId: sessionSeriesDays.seriesId, day: sessionSeriesDays.day })
    .from(sessionSeriesDays)
    .innerJoin(sessionSeries, eq(sessionSeries.id, sessionSeriesDays.seriesId))
    .where(and(isGap, isAhead(now), visibleTo(viewer), isAfter));

interface ListOptions {
  readonly after: DayCursor | null;
  readonly limit: number;
  readonly now: Date;
}

/** Days that were not free and that nobody has decided about, soonest first (R460). */
export async function listGaps(db: Queryable, viewer: Member, { after, limit, now }: ListOptions) {
  const place = sql`(${sessionSeriesDays.day}, ${sessionSeriesDays.seriesId})`;
  const found = await gapsAhead(
    db,
    viewer,
    now,
    after ? sql`${place} > (${after.day}::date, ${after.id}::uuid)` : undefined,
  )
    .orderBy(asc(sessionSeriesDays.day), asc(sessionSeriesDays.seriesId))
    .limit(limit);
  if (found.length === 0) return [];
  const ids = found.map(({ seriesId }) => seriesId);
  const rows = await withPeople(db).where(inArray(sessionSeries.id, ids));
  const planned = new Map(rows.map(row => [row.series.id, planOf(row)]));
  return found.flatMap(({ seriesId, day }) => {
    const series = planned.get(seriesId);
    return series ? [{ ...series, day }] : [];
  });
}

export function countGaps(db: Queryable, viewer: Member, { limit, now }: Omit<ListOptions, 'after'>) {
  const found = gapsAhead(db, viewer, now).limit(limit);
  return db.$count(found.as('found'));
}

/** Somebody has decided that the day has no lesson. */
export const leaveGapOut = (tx: Transaction, seriesId: string, day: string, settledAt: Date) =>
  tx
    .update(sessionSeriesDays)
    .set({ kind: 'skipped', settledAt })
    .where(and(eq(sessionSeriesDays.seriesId, seriesId), eq(sessionSeriesDays.day, day), isGap));
