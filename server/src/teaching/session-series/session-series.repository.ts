import type { Member } from '@bayan/domain/profiles/actor';
import type { DayMark } from '@bayan/domain/session-series/day-marks';
import type { DayOffKind } from '@bayan/domain/session-series/days-off';
import { isOpen, type SeriesSlot } from '@bayan/domain/session-series/pattern';
import type { ListedSeriesRecord, SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { SeriesState } from '@bayan/domain/session-series/session-series.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, count, desc, eq, gt, inArray, lte, min, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import {
  sessionSeries,
  sessionSeriesDays,
  sessionSeriesPauses,
  sessionSeriesSlots,
  sessions,
} from '#schema/teaching.ts';
import { insertDaysOff, listPlaces } from './series-days-off.repository.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');
const personOf = ({ id, name, nameAr, timezone }: typeof tutor | typeof student) => ({
  ...{ id, name, nameAr, timezone },
});

/** Everybody's to an admin, to a student their own, to a tutor those of students who are still hers (R452, R600). */
export function visibleTo({ id, role }: Pick<Member, 'id' | 'role'>): SQL | undefined {
  if (role === 'admin') return undefined;
  if (role === 'student') return eq(sessionSeries.studentId, id);
  return and(
    eq(sessionSeries.tutorId, id),
    not(isFormerPair(sessionSeries.tutorId, sessionSeries.studentId)),
  );
}

export const withPeople = (db: Queryable) =>
  db
    .select({
      series: sessionSeries,
      tutor: personOf(tutor),
      student: personOf(student),
      slots: sql<
        SeriesSlot[]
      >`(select jsonb_agg(jsonb_build_object('weekday', weekday, 'time', wall_time) order by weekday)
        from ${sessionSeriesSlots} where series_id = ${sessionSeries.id})`,
    })
    .from(sessionSeries)
    .innerJoin(tutor, eq(tutor.id, sessionSeries.tutorId))
    .innerJoin(student, eq(student.id, sessionSeries.studentId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof withPeople>>[number];

export const planOf = ({ series, ...row }: Row) => ({
  ...{ ...series, ...row, slots: row.slots ?? [], duration: series.durationMinutes },
  timezone: series.anchorTimezone,
});

export const findSeries = (db: Queryable, viewer: Member, id: string): Promise<SeriesRecord | null> =>
  findAnySeries(db, id, visibleTo(viewer));

/** Whoever reads it. */
export async function findAnySeries(
  db: Queryable,
  id: string,
  isVisible?: SQL | undefined,
): Promise<SeriesRecord | null> {
  const [row] = await withPeople(db).where(and(eq(sessionSeries.id, id), isVisible));
  if (!row) return null;
  return {
    ...planOf(row),
    sessions: await listPlaces(db, { id, timezone: row.series.anchorTimezone }),
    daysOff: await db
      .select({
        day: sessionSeriesDays.day,
        kind: sessionSeriesDays.kind,
        reason: sessionSeriesDays.reason,
        settledAt: sessionSeriesDays.settledAt,
      })
      .from(sessionSeriesDays)
      .where(eq(sessionSeriesDays.seriesId, id))
      .orderBy(asc(sessionSeriesDays.day)),
    pauses: await db
      .select({
        id: sessionSeriesPauses.id,
        fromOn: sessionSeriesPauses.fromOn,
        untilOn: sessionSeriesPauses.untilOn,
        reason: sessionSeriesPauses.reason,
      })
      .from(sessionSeriesPauses)
      .where(eq(sessionSeriesPauses.seriesId, id))
      .orderBy(asc(sessionSeriesPauses.fromOn)),
  };
}

/** Whether it goes on until somebody ends it. */
export async function isOpenSeries(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ untilOn: sessionSeries.untilOn, lessons: sessionSeries.lessons })
    .from(sessionSeries)
    .where(eq(sessionSeries.id, id));
  return row !== undefined && isOpen(row);
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockSeries(tx: Transaction, viewer: Member, id: string): Promise<SeriesRecord | null> {
  await tx
    .select({ id: sessionSeries.id })
    .from(sessionSeries)
    .where(eq(sessionSeries.id, id))
    .for('no key update');
  return findSeries(tx, viewer, id);
}

interface ListOptions {
  readonly state: SeriesState;
  readonly tutorId?: string | undefined;
  readonly studentId?: string | undefined;
  readonly after: InstantCursor | null;
  readonly limit: number;
  readonly now: Date;
}

/** Those that go on, the one that ends soonest first; those that are over, the one that ended last first. */
export async function listSeries(
  db: Queryable,
  viewer: Member,
  { state, tutorId, studentId, after, limit, now }: ListOptions,
): Promise<ListedSeriesRecord[]> {
  const isRunning = state === 'running';
  const place = sql`(${sessionSeries.endsAt}, ${sessionSeries.id})`;
  const last = after && sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  const ordered = isRunning ? asc : desc;
  const rows = await withPeople(db)
    .where(
      and(
        visibleTo(viewer),
        tutorId === undefined ? undefined : eq(sessionSeries.tutorId, tutorId),
        studentId === undefined ? undefined : eq(sessionSeries.studentId, studentId),
        isRunning ? gt(sessionSeries.endsAt, now) : lte(sessionSeries.endsAt, now),
        last ? (isRunning ? sql`${place} > ${last}` : sql`${place} < ${last}`) : undefined,
      ),
    )
    .orderBy(ordered(sessionSeries.endsAt), ordered(sessionSeries.id))
    .limit(limit);
  const ahead = await countAhead(
    db,
    rows.map(({ series }) => series.id),
    now,
  );
  return rows.map(row => ({ ...planOf(row), ...(ahead.get(row.series.id) ?? { next: null, toCome: 0 }) }));
}

/** Of each series its next lesson, and how many are to come. */
async function countAhead(db: Queryable, ids: readonly string[], now: Date) {
  if (ids.length === 0) return new Map<string, { next: Date | null; toCome: number }>();
  const rows = await db
    .select({ seriesId: sessions.seriesId, next: min(sessions.startsAt), toCome: count() })
    .from(sessions)
    .where(
      and(inArray(sessions.seriesId, [...ids]), eq(sessions.status, 'scheduled'), gt(sessions.startsAt, now)),
    )
    .groupBy(sessions.seriesId);
  return new Map(rows.flatMap(({ seriesId, ...ahead }) => (seriesId ? [[seriesId, ahead] as const] : [])));
}

interface NewSeries {
  readonly series: typeof sessionSeries.$inferInsert;
  readonly slots: readonly SeriesSlot[];
  readonly daysOff: readonly { readonly day: string; readonly marks: readonly DayMark[] }[];
}

/** Why a day has no lesson: what nobody could choose, what nobody chose, or a person. */
export const kindOf = (marks: readonly DayMark[]): DayOffKind =>
  marks.includes('clash') ? 'clash' : marks.includes('holiday-off') ? 'holiday' : 'skipped';

export async function insertSeries(tx: Transaction, { series, slots, daysOff }: NewSeries): Promise<string> {
  const [row] = await tx.insert(sessionSeries).values(series).returning({ id: sessionSeries.id });
  if (!row) throw new Error('the new series has no id');
  const seriesId = row.id;
  await tx
    .insert(sessionSeriesSlots)
    .values(slots.map(({ weekday, time }) => ({ seriesId, weekday, wallTime: time })));
  await insertDaysOff(
    tx,
    seriesId,
    daysOff.map(({ day, marks }) => ({ day, kind: kindOf(marks) })),
    series.createdAt ?? null,
  );
  return seriesId;
}

/** All in one statement: the database refuses all of them or none. */
export async function insertLessons(tx: Transaction, lessons: (typeof sessions.$inferInsert)[]) {
  if (lessons.length > 0) await tx.insert(sessions).values(lessons);
}

/** The pair's own lessons at these times are the series' from now on, with all that hangs on them. */
export async function joinLessons(tx: Transaction, seriesId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await tx
    .update(sessions)
    .set({ seriesId, originalStartsAt: sessions.startsAt })
    .where(inArray(sessions.id, [...ids]));
}

export async function updateSeries(
  tx: Transaction,
  id: string,
  values: Partial<typeof sessionSeries.$inferInsert>,
) {
  await tx.update(sessionSeries).set(values).where(eq(sessionSeries.id, id));
}
