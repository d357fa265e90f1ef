import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, sql } from 'drizzle-orm';
import { feedback, sessions } from '#schema/teaching.ts';
import { toRecord, withPeople } from '#teaching/sessions/session-record.repository.ts';
import { placeholder, visibleTo } from '#teaching/sessions/session-selection.repository.ts';

interface TutorsPart {
  readonly tutorRating: number;
  readonly tutorComments: string | null;
  readonly tutorRatedAt: Date;
}

/** The tutor's part alone, which the database gives its next version; what the student gave stays as it is. */
export async function keepTutorFeedback(tx: Transaction, sessionId: string, part: TutorsPart) {
  await tx
    .insert(feedback)
    .values({ sessionId, ...part })
    .onConflictDoUpdate({ target: feedback.sessionId, set: part });
}

interface StudentsPart {
  readonly studentRating: number;
  readonly studentComments: string | null;
  readonly studentRatedAt: Date;
}

/** The student's part alone, in the same way. Of the first, the database marks the session as rated. */
export async function keepStudentFeedback(tx: Transaction, sessionId: string, part: StudentsPart) {
  await tx
    .insert(feedback)
    .values({ sessionId, ...part })
    .onConflictDoUpdate({ target: feedback.sessionId, set: part });
}

/** All of it: what is no longer completed was not rated (R498). The database takes it out of every average. */
export async function dropFeedback(tx: Transaction, sessionId: string) {
  await tx.delete(feedback).where(eq(feedback.sessionId, sessionId));
}

interface PageOf {
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** What a student has had and not rated, newest first (R129). */
export async function listToRate(
  db: Queryable,
  viewer: Member,
  { after, limit }: PageOf,
): Promise<SessionRecord[]> {
  const statement = prepared(db, `sessions-to-rate${after ? '-after' : ''}`, () =>
    withPeople(db)
      .where(
        and(
          visibleTo(viewer, placeholder),
          // By name, as the index has them.
          sql`${sessions.status} = 'completed' and ${sessions.ratedAt} is null`,
          after
            ? sql`(${sessions.startsAt}, ${sessions.id}) < (${placeholder('at')}::timestamptz, ${placeholder('id')}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(sessions.startsAt), desc(sessions.id))
      .limit(placeholder('limit') as number),
  );
  return (await statement.execute({ viewer: viewer.id, ...after, limit })).map(toRecord);
}

/** What a student has rated since then, the newest rating first. */
export async function listRatedLately(
  db: Queryable,
  viewer: Member,
  { since, after, limit }: PageOf & { readonly since: Date },
): Promise<SessionRecord[]> {
  const statement = prepared(db, `sessions-rated-lately${after ? '-after' : ''}`, () =>
    withPeople(db)
      .where(
        and(
          visibleTo(viewer, placeholder),
          sql`${sessions.ratedAt} > ${placeholder('since')}::timestamptz`,
          after
            ? sql`(${sessions.ratedAt}, ${sessions.id}) < (${placeholder('at')}::timestamptz, ${placeholder('id')}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(sessions.ratedAt), desc(sessions.id))
      .limit(placeholder('limit') as number),
  );
  return (await statement.execute({ viewer: viewer.id, since, ...after, limit })).map(toRecord);
}
