import type { Member } from '@bayan/domain/profiles/actor';
import { COUNTED_AT_MOST } from '@bayan/domain/sessions/session-figures';
import type { SessionTotals } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { feedback, sessions, sessionTotals } from '#schema/teaching.ts';
import { inlineValue, type SessionFilter, selectSessions } from './session-selection.repository.ts';

type Sums = Omit<SessionTotals, 'isAll'>;

async function sumsIn(db: Queryable, query: SQL): Promise<Sums> {
  const { rows } = await db.execute<{ [Sum in keyof Sums]: string }>(query);
  const [sums] = rows;
  const number = (name: keyof Sums) => Number(sums?.[name] ?? 0);
  return {
    sessions: number('sessions'),
    completed: number('completed'),
    minutes: number('minutes'),
    ratings: number('ratings'),
    stars: number('stars'),
  };
}

const taughtBy = (tutorId: string) => eq(sessionTotals.tutorId, tutorId);

/** All that a tutor has ever given, as the database adds it up with every change. */
const kept = (tutorId: string, { status, subject }: SessionFilter['filters']) => sql`
  select sum(${sessionTotals.sessions}) as sessions,
    sum(${sessionTotals.sessions}) filter (where ${sessionTotals.status} = 'completed') as completed,
    sum(${sessionTotals.minutes}) as minutes, sum(${sessionTotals.ratings}) as ratings, sum(${sessionTotals.stars}) as stars
  from ${sessionTotals}
  where ${and(
    taughtBy(tutorId),
    status && eq(sessionTotals.status, status),
    subject && eq(sessionTotals.subject, subject),
  )}`;

const counted = (where: SQL | undefined) => sql`
  select count(*) as sessions, count(*) filter (where found.status = 'completed') as completed,
    sum(found.minutes) as minutes, count(${feedback.studentRating}) as ratings, sum(${feedback.studentRating}) as stars
  from (
    select ${sessions.id} as id, ${sessions.status} as status, ${sessions.durationMinutes} as minutes
    from ${sessions} where ${where} limit ${COUNTED_AT_MOST + 1}
  ) as found
  left join ${feedback} on ${feedback.sessionId} = found.id`;

/** The sums over those of a tutor's sessions that filters leave. */
export async function totalSessions(
  db: Queryable,
  tutor: Member,
  choice: SessionFilter,
): Promise<SessionTotals> {
  const { studentId, q } = choice.filters;
  if (!choice.between && !studentId && !q)
    return { ...(await sumsIn(db, kept(tutor.id, choice.filters))), isAll: true };
  const chosen = await selectSessions(db, tutor, choice);
  const sums = await sumsIn(db, counted(chosen.where(inlineValue(chosen))));
  return { ...sums, isAll: sums.sessions <= COUNTED_AT_MOST };
}
