import type { Member } from '@bayan/domain/profiles/actor';
import type { LessonInPlan } from '@bayan/domain/session-series/plan-change';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { staffNotes } from '#schema/staff-notes.ts';
import {
  homework,
  sessionConsequences,
  sessionJoins,
  sessionMoves,
  sessionRequests,
  sessions,
  sessionUndos,
} from '#schema/teaching.ts';
import { toRecord, withPeople } from '#teaching/sessions/session-record.repository.ts';

interface Whose {
  readonly id: string;
  readonly tutor: { readonly id: string };
  readonly timezone: string;
  /** In minutes. */
  readonly duration: number;
}

/** Its time in the plan, or where a timetable has put it. */
const planned = sql`coalesce(${sessions.timetableStartsAt}, ${sessions.originalStartsAt})`;

const hangsOn = (table: SQL) => sql`exists (select from ${table} where session_id = ${sessions.id})`;

/** Something that somebody may look for: what stands in the lesson, hangs on it, or has moved it away from its place (R457). */
const hasTrace = (tutorId: string) =>
  or(
    ne(sessions.notes, ''),
    ne(sessions.homework, ''),
    sql`${sessions.confirmedAt} is not null`,
    ne(sessions.startsAt, planned),
    // Somebody else gives it, or nobody yet.
    ne(sessions.tutorId, tutorId),
    sql`${sessions.tutorLeftAt} is not null`,
    ...[
      homework,
      sessionRequests,
      sessionConsequences,
      sessionMoves,
      sessionJoins,
      sessionUndos,
      staffNotes,
    ].map(table => hangsOn(sql`${table}`)),
  );

/** A lesson ahead of a series, with what a change of its rule asks. */
export interface LessonAhead extends LessonInPlan {
  /** Its time in the plan. */
  readonly placedAt: Date;
  /** In minutes. */
  readonly duration: number;
  readonly followsFrom: Date | null;
}

/** What a series has ahead, each with its day in the plan; nobody else changes them until the transaction ends. */
export async function lockAllAhead(
  tx: Transaction,
  { id, tutor, timezone, duration }: Whose,
  now: Date,
): Promise<LessonAhead[]> {
  const ahead = and(
    eq(sessions.seriesId, id),
    or(gt(sessions.startsAt, now), gt(sessions.originalStartsAt, now)),
  );
  await tx.select({ id: sessions.id }).from(sessions).where(ahead).orderBy(asc(sessions.id)).for('update');
  const rows = await tx
    .select({
      id: sessions.id,
      startsAt: sessions.startsAt,
      placedAt: sql<Date>`${sessions.originalStartsAt}`.mapWith(sessions.startsAt),
      followedAt: sessions.timetableStartsAt,
      plannedAt: sql<Date>`${planned}`.mapWith(sessions.startsAt),
      status: sessions.status,
      outcome: sessions.outcome,
      duration: sessions.durationMinutes,
      tutorId: sessions.tutorId,
      hasTrace: sql<boolean>`${hasTrace(tutor.id)}`,
    })
    .from(sessions)
    .where(ahead)
    .orderBy(asc(sessions.originalStartsAt));
  return rows.map(({ outcome, tutorId, plannedAt, followedAt, ...lesson }) => ({
    ...lesson,
    followsFrom: followedAt?.getTime() === lesson.startsAt.getTime() ? lesson.placedAt : null,
    day: wallClock(lesson.placedAt, timezone).date,
    isOwnChange: lesson.startsAt.getTime() !== plannedAt.getTime() || lesson.duration !== duration,
    isElsewhere: tutorId !== tutor.id,
    isWithdrawn: outcome === 'withdrawn',
  }));
}

/** The same, as far as the actor may take them out: a lesson that another tutor gives is no business of hers. */
export async function lockLessonsAhead(
  tx: Transaction,
  { role }: Pick<Member, 'role'>,
  series: Whose,
  now: Date,
): Promise<LessonAhead[]> {
  const ahead = await lockAllAhead(tx, series, now);
  return role === 'tutor' ? ahead.filter(({ isElsewhere }) => !isElsewhere) : ahead;
}

export async function readLessons(tx: Transaction, ids: readonly string[]): Promise<SessionRecord[]> {
  if (ids.length === 0) return [];
  const rows = await withPeople(tx)
    .where(inArray(sessions.id, [...ids]))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  return rows.map(toRecord);
}

export async function deleteLessons(tx: Transaction, ids: readonly string[]) {
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.id, [...ids]));
}

interface Withdrawn {
  readonly by: string;
  readonly at: Date;
}

export async function withdrawLessons(tx: Transaction, ids: readonly string[], { by, at }: Withdrawn) {
  if (ids.length === 0) return;
  await tx
    .update(sessions)
    .set({ status: 'cancelled', outcome: 'withdrawn', cancelledAt: at, cancelledBy: by, cancelReason: null })
    .where(inArray(sessions.id, [...ids]));
}

/** When the last lesson of the plan ends; null where none is left. */
export async function findEnd(tx: Transaction, seriesId: string): Promise<Date | null> {
  const [row] = await tx
    .select({
      end: sql<Date | null>`max(lesson_end(${sessions.originalStartsAt}, ${sessions.durationMinutes}))`.mapWith(
        sessions.startsAt,
      ),
    })
    .from(sessions)
    .where(and(eq(sessions.seriesId, seriesId), ne(sessions.status, 'cancelled')));
  return row?.end ?? null;
}
