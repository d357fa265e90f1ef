import type { Member } from '@bayan/domain/profiles/actor';
import type { DayMark } from '@bayan/domain/session-series/day-marks';
import type { SeriesSlot } from '@bayan/domain/session-series/pattern';
import type { SeriesRecord } from '@bayan/domain/session-series/session-series.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#schema/people.ts';
import { sessionSeries, sessionSeriesDays, sessionSeriesSlots, sessions } from '#schema/teaching.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');
const personOf = ({ id, name, nameAr, timezone }: typeof tutor | typeof student) => ({
  ...{ id, name, nameAr, timezone },
});

/** A tutor reads her own series, an admin everybody's. */
const visibleTo = ({ id, role }: Pick<Member, 'id' | 'role'>): SQL | undefined =>
  role === 'admin' ? undefined : eq(sessionSeries.tutorId, id);

export async function findSeries(db: Queryable, viewer: Member, id: string): Promise<SeriesRecord | null> {
  const [row] = await db
    .select({ series: sessionSeries, tutor: personOf(tutor), student: personOf(student) })
    .from(sessionSeries)
    .innerJoin(tutor, eq(tutor.id, sessionSeries.tutorId))
    .innerJoin(student, eq(student.id, sessionSeries.studentId))
    .where(and(eq(sessionSeries.id, id), visibleTo(viewer)));
  if (!row) return null;
  const { series, ...people } = row;
  return {
    ...{ ...series, ...people, duration: series.durationMinutes, timezone: series.anchorTimezone },
    slots: await listSlots(db, id),
    sessions: await db
      .select({ id: sessions.id, startsAt: sessions.startsAt })
      .from(sessions)
      .where(eq(sessions.seriesId, id))
      .orderBy(asc(sessions.originalStartsAt)),
  };
}

const listSlots = (db: Queryable, seriesId: string) =>
  db
    .select({ weekday: sessionSeriesSlots.weekday, time: sessionSeriesSlots.wallTime })
    .from(sessionSeriesSlots)
    .where(eq(sessionSeriesSlots.seriesId, seriesId))
    .orderBy(asc(sessionSeriesSlots.weekday));

interface NewSeries {
  readonly series: typeof sessionSeries.$inferInsert;
  readonly slots: readonly SeriesSlot[];
  readonly daysOff: readonly { readonly day: string; readonly marks: readonly DayMark[] }[];
}

/** Why a day has no lesson: what nobody could choose, what nobody chose, or a person. */
const kindOf = (marks: readonly DayMark[]): 'clash' | 'holiday' | 'skipped' =>
  marks.includes('clash') ? 'clash' : marks.includes('holiday-off') ? 'holiday' : 'skipped';

export async function insertSeries(tx: Transaction, { series, slots, daysOff }: NewSeries): Promise<string> {
  const [row] = await tx.insert(sessionSeries).values(series).returning({ id: sessionSeries.id });
  if (!row) throw new Error('the new series has no id');
  const seriesId = row.id;
  await tx
    .insert(sessionSeriesSlots)
    .values(slots.map(({ weekday, time }) => ({ seriesId, weekday, wallTime: time })));
  if (daysOff.length > 0)
    await tx
      .insert(sessionSeriesDays)
      .values(daysOff.map(({ day, marks }) => ({ seriesId, day, kind: kindOf(marks) })));
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
