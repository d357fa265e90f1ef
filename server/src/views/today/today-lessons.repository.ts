import type { SessionReportKind } from '@bayan/domain/session-reports/session-report-kind';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { AHEAD_MS, LATE_AFTER_MS, type LessonFacts } from '@bayan/domain/today/lesson-risk';
import { TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';
import { toRecord, withPeople } from '#teaching/sessions/session-record.repository.ts';

const { counted, lessonsAhead, listed } = TODAY_LIMITS;
/** No lesson is longer (R85). */
const AT_MOST_MS = 2 * 3_600_000;

// In the very words of the indexes.
const isOpen = sql`${sessions.status} in (${literals(OPEN_STATUSES)})`;
/** Lessons without a tutor have a list of their own (R604). */
const hasTutor = sql`${sessions.tutorLeftAt} is null`;
// Written out: among selected columns Drizzle leaves the names of tables away, and each of these has two.
const hasJoined = (whose: 'tutor_id' | 'student_id') => sql<boolean>`exists (
  select from session_joins where session_joins.session_id = sessions.id
    and session_joins.profile_id = sessions.${sql.raw(whose)})`;
const isReported = (kinds: readonly SessionReportKind[]) => sql<boolean>`exists (
  select from session_reports where session_reports.session_id = sessions.id and session_reports.status = 'open'
    and session_reports.kind in (${literals(kinds)}))`;
const isTutorIn = sql<boolean>`((sessions.begun_at is not null or ${hasJoined('tutor_id')})
  and not ${isReported(['tutor-absent'])})`;
/** Whoever reports the lesson is there, by whatever way they came. */
const isFamilyIn = sql<boolean>`(${hasJoined('student_id')} or ${isReported(['tutor-absent', 'no-connection'])})`;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** By the index on open lessons, which has both times. */
const underWay = (now: Date) =>
  sql`${isOpen} and ${sessions.startsAt} > ${before(now, AT_MOST_MS)} and ${sessions.startsAt} <= ${now}
    and ${sessions.endsAt} > ${now}`;

/** What is known about a lesson, for the domain to judge. */
export interface JudgedLesson extends LessonFacts {
  readonly id: string;
}

const isFirst = sql<boolean>`(
  not exists (select from student_totals
    where student_totals.student_id = sessions.student_id and student_totals.completed > 0)
  and not exists (select from sessions earlier
    where earlier.student_id = sessions.student_id and earlier.status in (${literals(OPEN_STATUSES)})
      and earlier.starts_at < sessions.starts_at))`;
const isTutorAway = sql<boolean>`exists (select from time_off
  where time_off.tutor_id = sessions.tutor_id and time_off.ends_at > sessions.starts_at
    and time_off.starts_at < sessions.ends_at)`;

const unasked = sql<boolean>`false`;
/** Each is asked only what its moment needs. */
const during = { isFirst: unasked, isTutorAway: unasked, isTutorIn, isFamilyIn };
const ahead = { isFirst, isTutorAway, isTutorIn: unasked, isFamilyIn: unasked };

/** The soonest first. */
const judged = (
  db: Queryable,
  facts: typeof during,
  { where, limit }: { readonly where: SQL; readonly limit: number },
): Promise<JudgedLesson[]> =>
  db
    .select({
      id: sessions.id,
      status: sessions.status,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      hasLink: sql<boolean>`${sessions.meetingLink} is not null`,
      isConfirmed: sql<boolean>`${sessions.confirmedAt} is not null`,
      ...facts,
    })
    .from(sessions)
    .where(where)
    .orderBy(sessions.startsAt, sessions.id)
    .limit(limit);

/** Lessons that have begun and in which somebody is missing, the longest wait first. */
export const listLate = (db: Queryable, now: Date) =>
  judged(db, during, {
    where: sql`${underWay(now)} and ${hasTutor} and (${sessions.meetingLink} is null
      or (${sessions.startsAt} <= ${before(now, LATE_AFTER_MS)} and not (${isTutorIn} and ${isFamilyIn})))`,
    limit: counted,
  });

/** The soonest lessons, and the soonest that have no link: of these the domain leaves those at risk. */
export async function listAhead(db: Queryable, now: Date): Promise<JudgedLesson[]> {
  const soon = sql`${hasTutor} and ${sessions.startsAt} > ${now}
    and ${sessions.startsAt} <= ${before(now, -AHEAD_MS)}`;
  const withoutLink = sql`${sessions.status} = 'scheduled' and ${sessions.meetingLink} is null`;
  const [soonest, bare] = await Promise.all([
    judged(db, ahead, { where: sql`${isOpen} and ${soon}`, limit: lessonsAhead }),
    judged(db, ahead, { where: sql`${withoutLink} and ${soon}`, limit: listed }),
  ]);
  const known = new Set(soonest.map(({ id }) => id));
  // What is not among the soonest comes after all of them.
  return [...soonest, ...bare.filter(({ id }) => !known.has(id))];
}

/** Lessons that are over and that nobody has closed (R95), the latest first. */
export async function listOver(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(sql`${isOpen} and ${sessions.endsAt} <= ${now}`)
    .orderBy(sql`${sessions.endsAt} desc`)
    .limit(counted);
  return rows.map(({ id }) => id);
}

export async function countUnderWay(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from ${sessions} where ${underWay(now)} limit ${2 * counted}) as found`);
  return rows[0]?.count ?? 0;
}

export async function hasLessonWithoutTutor(db: Queryable): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(sql`${sessions.tutorLeftAt} is not null and ${sessions.status} = 'scheduled'`)
    .limit(1);
  return rows.length > 0;
}

/** With their people, by their ids. */
export async function readLessons(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SessionRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await withPeople(db).where(inArray(sessions.id, [...ids]));
  return new Map(rows.map(row => [row.session.id, toRecord(row)]));
}
