import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import { nextDay, startOfDay, wallClock } from '@bayan/domain/time/zoned-time';
import { LATE_AFTER_MS } from '@bayan/domain/today/lesson-risk';
import type { TodayRecord } from '@bayan/domain/today/today.contract';
import { TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { type SQL, sql } from 'drizzle-orm';
import { measureMatched } from '#people/applications/application-totals.repository.ts';
import { feedback, sessionJoins, sessionRequests, sessions } from '#schema/teaching.ts';

type Figures = TodayRecord['figures'];
const { lessonsOfDay, measured } = TODAY_LIMITS;

/** Each from so many of the last as it needs, so that none costs more as the academy grows (R947). */
export async function readFigures(db: Queryable, timezone: string, now: Date): Promise<Figures> {
  const [lessons, onTime, matched, answered, rated] = await Promise.all([
    countLessonsOfDay(db, timezone, now),
    measureOnTime(db, now),
    measureMatched(db, now),
    measureAnswered(db),
    measureRated(db),
  ]);
  return { lessons, onTime, matched, answered, rated };
}

async function countLessonsOfDay(db: Queryable, timezone: string, now: Date): Promise<Figures['lessons']> {
  const { date } = wallClock(now, timezone);
  const day = sql`${sessions.startsAt} >= ${startOfDay(date, timezone)}
    and ${sessions.startsAt} < ${startOfDay(nextDay(date), timezone)}`;
  const open = sql`${sessions.status} in (${literals(OPEN_STATUSES)}) and ${day}`;
  const upTo = (where: SQL) =>
    sql`(select count(*)::int from (select from ${sessions} where ${where} limit ${lessonsOfDay}) as found)`;
  const { rows } = await db.execute<Figures['lessons']>(sql`
    select ${upTo(sql`${sessions.status} = 'completed' and ${day}`)} as done,
      ${upTo(sql`${open} and ${sessions.endsAt} <= ${now}`)} as "toClose",
      ${upTo(sql`${open} and ${sessions.startsAt} <= ${now} and ${sessions.endsAt} > ${now}`)} as now,
      ${upTo(sql`${open} and ${sessions.startsAt} > ${now}`)} as next`);
  return rows[0] ?? { done: 0, toClose: 0, now: 0, next: 0 };
}

/** Of the last lessons: begun by their tutors, or joined by them, within three minutes of the start. */
async function measureOnTime(db: Queryable, now: Date): Promise<Figures['onTime']> {
  const inTime = sql`${sessions.startsAt} + ${LATE_AFTER_MS} * interval '1 millisecond'`;
  const { rows } = await db.execute<Figures['onTime']>(sql`
    select count(*) filter (where is_in)::int as count, count(*)::int as of
    from (
      select (${sessions.begunAt} <= ${inTime} or exists (
        select from ${sessionJoins} where ${sessionJoins.sessionId} = ${sessions.id}
          and ${sessionJoins.profileId} = ${sessions.tutorId} and ${sessionJoins.at} <= ${inTime})) as is_in
      from ${sessions}
      where ${sessions.startsAt} <= ${new Date(now.getTime() - LATE_AFTER_MS)} and ${sessions.status} <> 'cancelled'
      order by ${sessions.startsAt} desc limit ${measured}) as lately`);
  return rows[0] ?? { count: 0, of: 0 };
}

async function measureAnswered(db: Queryable): Promise<Figures['answered']> {
  const { rows } = await db.execute<Figures['answered']>(sql`
    select count(*)::int as of, percentile_cont(0.5) within group (order by minutes) as "medianMinutes"
    from (
      select extract(epoch from ${sessionRequests.answeredAt} - ${sessionRequests.createdAt})::double precision / 60 as minutes
      from ${sessionRequests} where ${sessionRequests.answeredAt} is not null
      order by ${sessionRequests.answeredAt} desc limit ${measured}) as lately`);
  return rows[0] ?? { of: 0, medianMinutes: null };
}

async function measureRated(db: Queryable): Promise<Figures['rated']> {
  const { rows } = await db.execute<Figures['rated']>(sql`
    select count(*)::int as of, coalesce(sum(stars), 0)::int as stars
    from (
      select ${feedback.studentRating} as stars from ${feedback} where ${feedback.studentRatedAt} is not null
      order by ${feedback.studentRatedAt} desc limit ${measured}) as lately`);
  return rows[0] ?? { of: 0, stars: 0 };
}
