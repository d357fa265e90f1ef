import { zoneOfCountry } from '@bayan/domain/gulf-calendar/iftar';
import type { Member } from '@bayan/domain/profiles/actor';
import type { TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#schema/people.ts';
import { sessionSeries, sessions, timetableSeries, timetableSlots } from '#schema/teaching.ts';
import { planOf, visibleTo, withPeople } from '#teaching/session-series/session-series.repository.ts';

const student = alias(profiles, 'student');

type Range = Pick<TimetableRecord, 'country' | 'fromOn' | 'untilOn'>;

/** Of families of the country, with days in the range of the timetable. */
const isConcerned = ({ country, fromOn, untilOn }: Range, now: Date) =>
  and(
    or(
      eq(student.country, country),
      and(isNull(student.country), eq(student.timezone, zoneOfCountry(country))),
    ),
    lte(sessionSeries.startsOn, untilOn),
    or(isNull(sessionSeries.untilOn), gte(sessionSeries.untilOn, fromOn)),
    gt(sessionSeries.endsAt, now),
  );

interface ListOptions {
  readonly after: TextCursor | null;
  readonly limit: number;
  readonly now: Date;
}

/** The series of a timetable, in the order of the students' names. */
export async function listSeriesOf(
  db: Queryable,
  viewer: Member,
  timetable: Range,
  { after, limit, now }: ListOptions,
) {
  const rows = await withPeople(db)
    .where(
      and(
        visibleTo(viewer),
        isConcerned(timetable, now),
        after ? sql`(${student.name}, ${sessionSeries.id}) > (${after.text}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(student.name), asc(sessionSeries.id))
    .limit(limit);
  return rows.map(planOf);
}

/** One of them. */
export async function findSeriesOf(
  db: Queryable,
  viewer: Member,
  timetable: Range,
  { id, now }: { readonly id: string; readonly now: Date },
) {
  const [row] = await withPeople(db).where(
    and(visibleTo(viewer), isConcerned(timetable, now), eq(sessionSeries.id, id)),
  );
  return row ? planOf(row) : null;
}

/** Series whose lessons a timetable has put elsewhere also count where they are no longer among its own. */
const lessonsOf = (
  db: Queryable,
  seriesIds: readonly string[],
  { id, from, until, now }: { id: string; from: Date; until: Date; now: Date },
) =>
  db
    .select({
      id: sessions.id,
      seriesId: sql<string>`${sessions.seriesId}`,
      startsAt: sessions.startsAt,
      placedAt: sql<Date>`${sessions.originalStartsAt}`.mapWith(sessions.startsAt),
      followedAt: sessions.timetableStartsAt,
      duration: sessions.durationMinutes,
      status: sessions.status,
      tutorId: sessions.tutorId,
      tutorLeftAt: sessions.tutorLeftAt,
    })
    .from(sessions)
    .where(
      and(
        inArray(sessions.seriesId, [...seriesIds]),
        eq(sessions.status, 'scheduled'),
        gt(sessions.startsAt, now),
        or(
          eq(sessions.timetableId, id),
          and(gte(sessions.originalStartsAt, from), lt(sessions.originalStartsAt, until)),
        ),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));

type LessonsAsked = Parameters<typeof lessonsOf>[2];
export const listLessonsOf = async (db: Queryable, seriesIds: readonly string[], asked: LessonsAsked) =>
  seriesIds.length === 0 ? [] : lessonsOf(db, seriesIds, asked);

/** Nobody else changes them until the transaction ends. */
export const lockLessonsAheadOf = (tx: Transaction, seriesId: string, now: Date) =>
  tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.seriesId, seriesId), gt(sessions.startsAt, now)))
    .orderBy(asc(sessions.id))
    .for('update');

/** What is stored of the times of some series. */
export async function listSlots(db: Queryable, timetableId: string, seriesIds: readonly string[]) {
  if (seriesIds.length === 0) return [];
  return db
    .select()
    .from(timetableSlots)
    .where(
      and(eq(timetableSlots.timetableId, timetableId), inArray(timetableSlots.seriesId, [...seriesIds])),
    );
}

export async function listDue(db: Queryable, timetableId: string, seriesIds: readonly string[]) {
  if (seriesIds.length === 0) return [];
  const rows = await db
    .select({ id: timetableSeries.seriesId })
    .from(timetableSeries)
    .where(
      and(
        eq(timetableSeries.timetableId, timetableId),
        inArray(timetableSeries.seriesId, [...seriesIds]),
        eq(timetableSeries.isDue, true),
      ),
    );
  return rows.map(({ id }) => id);
}

export interface DueSeries {
  readonly timetableId: string;
  readonly seriesId: string;
}

/** Series whose lessons are yet to follow a timetable, or to leave it. */
export const listDueSeries = (db: Queryable, after: DueSeries | null, limit: number): Promise<DueSeries[]> =>
  db
    .select({ timetableId: timetableSeries.timetableId, seriesId: timetableSeries.seriesId })
    .from(timetableSeries)
    .where(
      and(
        eq(timetableSeries.isDue, true),
        after
          ? sql`(${timetableSeries.timetableId}, ${timetableSeries.seriesId}) > (${after.timetableId}::uuid, ${after.seriesId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(timetableSeries.timetableId), asc(timetableSeries.seriesId))
    .limit(limit);

/** Whether this process has it in hand now. Another one, or somebody who changes it, goes first. */
export async function takeSeries(tx: Transaction, id: string): Promise<boolean> {
  const taken = await tx
    .select({ id: sessionSeries.id })
    .from(sessionSeries)
    .where(eq(sessionSeries.id, id))
    .for('no key update', { skipLocked: true });
  return taken.length > 0;
}

export async function storeSettled(tx: Transaction, { timetableId, seriesId }: DueSeries): Promise<void> {
  await tx
    .insert(timetableSeries)
    .values({ timetableId, seriesId, isDue: false })
    .onConflictDoUpdate({
      target: [timetableSeries.timetableId, timetableSeries.seriesId],
      set: { isDue: false },
    });
}

type Slot = typeof timetableSlots.$inferInsert;

/** In place of all that were stored in this way: by persons, or by the program. */
export async function replaceSlots(
  tx: Transaction,
  { timetableId, seriesId }: DueSeries,
  state: Slot['state'],
  slots: readonly Pick<Slot, 'weekday' | 'newWeekday' | 'newTime'>[],
): Promise<void> {
  const ofSeries = and(eq(timetableSlots.timetableId, timetableId), eq(timetableSlots.seriesId, seriesId));
  await tx.insert(timetableSeries).values({ timetableId, seriesId, isDue: false }).onConflictDoNothing();
  const weekdays = slots.map(({ weekday }) => weekday);
  await tx
    .delete(timetableSlots)
    .where(
      and(
        ofSeries,
        weekdays.length > 0
          ? or(eq(timetableSlots.state, state), inArray(timetableSlots.weekday, weekdays))
          : eq(timetableSlots.state, state),
      ),
    );
  if (slots.length > 0)
    await tx.insert(timetableSlots).values(
      slots.map(({ weekday, newWeekday, newTime }) => ({
        ...{ timetableId, seriesId, state, weekday, newWeekday, newTime },
      })),
    );
}

interface Placed {
  readonly id: string;
  readonly startsAt: Date;
  /** Whether that is the timetable's place, and not the usual one. */
  readonly isTimetables: boolean;
}

interface Clocks {
  readonly familyTimezone: string;
  readonly enteredTimezone: string;
}

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** In one statement: none is in the way of another that leaves its place. */
export async function placeLessonsIn(
  tx: Transaction,
  timetableId: string,
  lessons: readonly Placed[],
  { familyTimezone, enteredTimezone }: Clocks,
): Promise<void> {
  if (lessons.length === 0) return;
  await tx.execute(sql`update ${sessions} set
      starts_at = place.starts_at,
      timetable_id = case when place.is_timetables then ${timetableId}::uuid end,
      timetable_starts_at = case when place.is_timetables then place.starts_at end,
      family_timezone = ${familyTimezone},
      entered_timezone = ${enteredTimezone}
    from unnest(
      ${texts(lessons.map(({ id }) => id))}::uuid[],
      ${texts(lessons.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[],
      ${sql.param(lessons.map(({ isTimetables }) => isTimetables))}::boolean[]
    ) as place (id, starts_at, is_timetables)
    where ${sessions.id} = place.id`);
}
