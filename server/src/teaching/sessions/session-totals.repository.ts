import type { Member } from '@bayan/domain/profiles/actor';
import { COUNTED_AT_MOST } from '@bayan/domain/sessions/session-figures';
import type { SessionTotals } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { feedback, sessions, sessionTotals } from '#schema/teaching.ts';
import { inlineValue, type SessionFilter, selectSessions } from './session-selection.repository.ts';

const SUMS = ['sessions', 'completed', 'minutes', 'ratings', 'stars'] as const;
type Sum = (typeof SUMS)[number];

/** A sum of nothing is null, and a large one a text. */
async function sumsIn<Name extends string>(
  db: Queryable,
  query: SQL,
  names: readonly Name[],
): Promise<{ readonly [One in Name]: number }> {
  const { rows } = await db.execute<{ [One in Name]: string | null }>(query);
  const numbers = names.map(name => [name, Number(rows[0]?.[name] ?? 0)]);
  return Object.fromEntries(numbers);
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
  const { filters, around, between, leftOpenAt, nearUntil } = choice;
  const { outcome, studentId, tutorId, notes, q } = filters;
  const isKept = !between && !leftOpenAt && !outcome && !studentId && !tutorId && !notes && !q;
  const all = { filters, between: null };
  if (isKept && nearUntil) return totalWithout(db, tutor, { ...all, nearUntil });
  if (isKept && !around) return { ...(await sumsIn(db, kept(tutor.id, filters), SUMS)), isAll: true };
  if (isKept && around?.view === 'past')
    return totalWithout(db, tutor, { ...all, around: { ...around, view: 'to-come' } });
  return totalCounted(db, tutor, choice);
}

async function totalCounted(db: Queryable, tutor: Member, choice: SessionFilter): Promise<SessionTotals> {
  const chosen = await selectSessions(db, tutor, choice);
  const sums = await sumsIn(db, counted(chosen.where(inlineValue(chosen), choice.nearUntil && 'near')), SUMS);
  return { ...sums, isAll: sums.sessions <= COUNTED_AT_MOST };
}

/** What has not begun is few: it is counted, and taken from what is kept of all, in one look at both. */
async function totalWithout(db: Queryable, tutor: Member, taken: SessionFilter): Promise<SessionTotals> {
  const toCome = await selectSessions(db, tutor, taken);
  const left = (sum: Sum) => sql.raw(`coalesce(whole.${sum}, 0) - coalesce(ahead.${sum}, 0) as ${sum}`);
  const { ahead, ...sums } = await sumsIn(
    db,
    sql`
      select ${sql.join(SUMS.map(left), sql`, `)}, ahead.sessions as ahead
      from (${kept(tutor.id, taken.filters)}) as whole, (${counted(toCome.where(inlineValue(toCome), taken.nearUntil && 'far'))}) as ahead`,
    [...SUMS, 'ahead'],
  );
  return { ...sums, isAll: ahead <= COUNTED_AT_MOST };
}
