import type { SeriesPlace } from '@bayan/domain/session-series/days-back';
import type { DayOffKind, Pause } from '@bayan/domain/session-series/days-off';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { sessionSeriesDays, sessionSeriesPauses, sessions } from '#schema/teaching.ts';

interface Series {
  readonly id: string;
  readonly timezone: string;
}

/** Every lesson that a series has or had, by its day in the plan. */
export async function listPlaces(db: Queryable, { id, timezone }: Series) {
  const rows = await db
    .select({
      id: sessions.id,
      startsAt: sessions.startsAt,
      status: sessions.status,
      placedAt: sql<Date>`${sessions.originalStartsAt}`.mapWith(sessions.startsAt),
      outcome: sessions.outcome,
    })
    .from(sessions)
    .where(eq(sessions.seriesId, id))
    .orderBy(asc(sessions.originalStartsAt));
  return rows.map(({ placedAt, outcome, ...lesson }): SeriesPlace & typeof lesson => ({
    ...lesson,
    day: wallClock(placedAt, timezone).date,
    isWithdrawn: outcome === 'withdrawn',
  }));
}

interface DayOff {
  readonly day: string;
  readonly kind: DayOffKind;
  readonly reason?: string;
}

/** Somebody has decided about them at that time; without it they are gaps (R460). */
export async function insertDaysOff(
  tx: Transaction,
  seriesId: string,
  days: readonly DayOff[],
  settledAt: Date | null,
) {
  if (days.length > 0)
    await tx.insert(sessionSeriesDays).values(days.map(dayOff => ({ seriesId, ...dayOff, settledAt })));
}

export const deleteDayOff = (tx: Transaction, seriesId: string, day: string) =>
  tx
    .delete(sessionSeriesDays)
    .where(and(eq(sessionSeriesDays.seriesId, seriesId), eq(sessionSeriesDays.day, day)));

/** After its last lesson a series has no day that could be off; one that goes on later is judged again. */
export const deleteDaysOffAfter = (tx: Transaction, seriesId: string, day: string) =>
  tx
    .delete(sessionSeriesDays)
    .where(and(eq(sessionSeriesDays.seriesId, seriesId), gt(sessionSeriesDays.day, day)));

interface NewPause extends Pause {
  readonly seriesId: string;
  readonly reason: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export const insertPause = (tx: Transaction, pause: NewPause) => tx.insert(sessionSeriesPauses).values(pause);

export const deletePause = (tx: Transaction, id: string) =>
  tx.delete(sessionSeriesPauses).where(eq(sessionSeriesPauses.id, id));

export const updatePause = (tx: Transaction, id: string, values: { readonly untilOn: string }) =>
  tx.update(sessionSeriesPauses).set(values).where(eq(sessionSeriesPauses.id, id));

/** The lessons that were taken out of these places of the plan and stayed as cancelled ones. */
export const listWithdrawnAt = (tx: Transaction, seriesId: string, places: readonly Date[]) =>
  tx
    .select({
      id: sessions.id,
      placedAt: sql<Date>`${sessions.originalStartsAt}`.mapWith(sessions.startsAt),
      startsAt: sessions.startsAt,
      tutorId: sessions.tutorId,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.seriesId, seriesId),
        eq(sessions.outcome, 'withdrawn'),
        inArray(sessions.originalStartsAt, [...places]),
      ),
    )
    .orderBy(asc(sessions.id))
    .for('update');
