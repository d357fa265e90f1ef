import type { HomeworkSums } from '@bayan/domain/progress/progress.contract';
import type { LearntPart } from '@bayan/domain/progress/progress-figures';
import type { Queryable } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { feedback, homework, progressNotes, sessions } from '#schema/teaching.ts';

/** Whose, and from when until when. */
interface Span {
  readonly studentId: string;
  readonly start: Date;
  readonly end: Date;
}

const ownedBy = (student: PgColumn) => sql`${student} = ${sql.placeholder('studentId')}`;
const within = (instant: PgColumn) => sql`
  ${instant} >= ${sql.placeholder('start')}::timestamptz and ${instant} < ${sql.placeholder('end')}::timestamptz`;

const count = (of: PgColumn) => sql<number>`count(${of})::int`;
const sum = (of: PgColumn) => sql<number>`coalesce(sum(${of}), 0)::int`;
/** Which of the months an instant lies in, the first being 1: when they begin is told, so that no zone is looked up here. */
const monthNumber = sql<number>`width_bucket(${sessions.startsAt}, ${sql.placeholder('starts')}::timestamptz[])`;

/** What a student learnt in each month of each subject, from the rows of the period alone. */
export async function learntParts(
  db: Queryable,
  {
    months,
    starts,
    ...span
  }: Span & { readonly months: readonly string[]; readonly starts: readonly Date[] },
): Promise<LearntPart[]> {
  const statement = prepared(db, 'progress-sessions', () =>
    db
      .select({
        monthNumber,
        subject: sessions.subject,
        sessions: count(sessions.id),
        minutes: sum(sessions.durationMinutes),
        givenRatings: count(feedback.studentRating),
        givenStars: sum(feedback.studentRating),
        receivedRatings: count(feedback.tutorRating),
        receivedStars: sum(feedback.tutorRating),
      })
      .from(sessions)
      .leftJoin(feedback, eq(feedback.sessionId, sessions.id))
      .where(
        and(ownedBy(sessions.studentId), sql`${sessions.status} = 'completed'`, within(sessions.startsAt)),
      )
      .groupBy(sql`1`, sessions.subject),
  );
  const rows = await statement.execute({ ...span, starts });
  return rows.map(({ monthNumber, subject, sessions, minutes, ...ratings }) => ({
    month: months[monthNumber - 1] ?? '',
    subject,
    sessions,
    minutes,
    given: { ratings: ratings.givenRatings, stars: ratings.givenStars },
    received: { ratings: ratings.receivedRatings, stars: ratings.receivedStars },
  }));
}

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;
const isHandedIn = sql`${homework.status} = 'completed'`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/** What became of the homework that was due in a period (R165). */
export async function countDueHomework(
  db: Queryable,
  asked: Span & { readonly now: Date },
): Promise<HomeworkSums> {
  const statement = prepared(db, 'progress-homework', () =>
    db
      .select({
        set: sql<number>`count(*)::int`,
        onTime: countWhere(sql`${isHandedIn} and ${homework.submittedAt} <= ${homework.dueAt}`),
        late: countWhere(sql`${isHandedIn} and ${homework.submittedAt} > ${homework.dueAt}`),
        open: countWhere(sql`not ${isHandedIn} and ${homework.dueAt} >= ${now}`),
        overdue: countWhere(sql`not ${isHandedIn} and ${homework.dueAt} < ${now}`), // R143
      })
      .from(homework)
      .where(and(ownedBy(homework.studentId), within(homework.dueAt))),
  );
  const [sums] = await statement.execute({ ...asked });
  if (!sums) throw new Error('a count without rows is still a count');
  return sums;
}

export async function countNotes(db: Queryable, span: Span): Promise<number> {
  const statement = prepared(db, 'progress-notes-count', () =>
    db
      .select({ notes: sql<number>`count(*)::int` })
      .from(progressNotes)
      .where(and(ownedBy(progressNotes.studentId), within(progressNotes.createdAt))),
  );
  const [found] = await statement.execute({ ...span });
  return found?.notes ?? 0;
}
