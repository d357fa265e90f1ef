import { BADGE_LIMIT } from '@bayan/domain/badges/badge-limit';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { LISTED_AT_MOST } from '@bayan/domain/tutor-overview/overview-figures';
import type { Queryable } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { and, asc, between, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inForceAt, isFormerPair } from '#people/assignments/assignments.repository.ts';
import { assignments, profiles } from '#schema/people.ts';
import { homework, sessions, sessionTotals, tutorMonths } from '#schema/teaching.ts';
import { isToMarkBy } from '#teaching/homework/homework.repository.ts';
import { isFar } from '#teaching/sessions/near-sessions.repository.ts';
import { toRecord, withPeople } from '#teaching/sessions/session-record.repository.ts';
import { givenBy, isLeftOpen } from '#teaching/sessions/session-selection.repository.ts';
import { hasDocuments, hasHours, hasProfile } from './first-steps.ts';

/** Whose overview it is, and when. */
interface Moment {
  readonly tutorId: string;
  readonly now: Date;
}

const taughtBy = (tutor: PgColumn) => sql`${tutor} = ${sql.placeholder('tutorId')}`;
const given = givenBy(sql.placeholder('tutorId'));
const TUTOR = { role: 'tutor' } as const;
const now = sql`${sql.placeholder('now')}::timestamptz`;
/** What starts until then is near, too (R464). */
const weekEnd = sql`${sql.placeholder('weekEnd')}::timestamptz`;

const upcoming = () =>
  and(
    given,
    sql`${sessions.status} = 'scheduled'`,
    sql`${sessions.startsAt} > ${now}`, // R94
  );

/**
 * With what has begun and nobody has started: it is to be started still (R723), not by a former tutor (R601). No
 * lesson is longer than two hours (R85).
 */
const notOver = () =>
  and(
    given,
    sql`${sessions.status} = 'scheduled'`,
    sql`${sessions.startsAt} > ${now} - interval '2 hours'`,
    sql`${sessions.endsAt} > ${now}`,
    not(isFormerPair(sessions.tutorId, sessions.studentId)),
  );

const leftOpen = () => and(given, isLeftOpen(now));

/** A former tutor writes none any more (R601). */
const withoutNotes = () =>
  and(
    given,
    sql`${sessions.status} = 'completed'`,
    sql`${sessions.notes} = ''`,
    not(isFormerPair(sessions.tutorId, sessions.studentId)),
  );

const toMark = () => and(taughtBy(homework.tutorId), isToMarkBy(TUTOR));

const count = (rows: SQL) => sql<number>`(select count(*)::int from (${rows}) as found)`;
const countUpTo = (rows: SQL) => count(sql`${rows} limit ${sql.raw(String(BADGE_LIMIT))}`);

const activeStudents = () => sql`
  select distinct ${assignments.studentId} from ${assignments}
  join ${profiles} on ${profiles.id} = ${assignments.studentId}
  where ${and(taughtBy(assignments.tutorId), inForceAt(now), eq(profiles.role, 'student'), eq(profiles.isActive, true))}`;

const soon = () => sql`
  select 1 from ${sessions}
  where ${and(upcoming(), sql`${sessions.startsAt} <= ${weekEnd}`)}`;

/** Every number of the overview, in one statement. */
export async function countForOverview(db: Queryable, moment: Moment & { readonly weekEnd: Date }) {
  const sum = (of: PgColumn) => sql<number>`coalesce(sum(${of}), 0)::int`;
  const statement = prepared(db, 'overview-numbers', () =>
    db
      .select({
        sessions: sum(sessionTotals.sessions),
        far: count(sql`select 1 from ${sessions} where ${and(given, isFar(weekEnd))}`),
        ratings: sum(sessionTotals.ratings),
        stars: sum(sessionTotals.stars),
        upcomingWithinAWeek: count(soon()),
        activeStudents: count(activeStudents()),
        leftOpen: countUpTo(sql`select 1 from ${sessions} where ${leftOpen()}`),
        withoutNotes: countUpTo(sql`select 1 from ${sessions} where ${withoutNotes()}`),
        homeworkToMark: countUpTo(sql`select 1 from ${homework} where ${toMark()}`),
        hasProfile,
        hasHours,
        hasDocuments,
      })
      .from(sessionTotals)
      .where(taughtBy(sessionTotals.tutorId)),
  );
  const [numbers] = await statement.execute({ ...moment });
  if (!numbers) throw new Error('a sum without rows is still a sum');
  return numbers;
}

const LISTS = {
  upcoming: { where: notOver, orderBy: [asc(sessions.startsAt), asc(sessions.id)] },
  leftOpen: { where: leftOpen, orderBy: [asc(sessions.endsAt), asc(sessions.id)] },
  withoutNotes: { where: withoutNotes, orderBy: [desc(sessions.startsAt), desc(sessions.id)] },
};

/** The first few of one of its lists. */
export async function listForOverview(
  db: Queryable,
  list: keyof typeof LISTS,
  moment: Moment,
): Promise<SessionRecord[]> {
  const { where, orderBy } = LISTS[list];
  const statement = prepared(db, `overview-${list}`, () =>
    withPeople(db, TUTOR)
      .where(where())
      .orderBy(...orderBy)
      .limit(LISTED_AT_MOST),
  );
  return (await statement.execute({ ...moment })).map(toRecord);
}

/** Minutes by month, YYYY-MM, of the months between two and in which she taught. */
export async function minutesByMonth(
  db: Queryable,
  asked: { readonly tutorId: string; readonly first: string; readonly last: string },
): Promise<Map<string, number>> {
  const statement = prepared(db, 'overview-months', () =>
    db
      .select({ month: tutorMonths.month, minutes: tutorMonths.minutes })
      .from(tutorMonths)
      .where(
        and(
          taughtBy(tutorMonths.tutorId),
          between(tutorMonths.month, sql.placeholder('from'), sql.placeholder('to')),
        ),
      ),
  );
  const rows = await statement.execute({
    tutorId: asked.tutorId,
    from: `${asked.first}-01`,
    to: `${asked.last}-01`,
  });
  return new Map(rows.map(({ month, minutes }) => [month.slice(0, 7), minutes]));
}
