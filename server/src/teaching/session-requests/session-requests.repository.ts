import { byFirstName } from '@bayan/domain/profiles/person-name';
import type {
  SessionRequestFilters,
  SessionRequestRecord,
} from '@bayan/domain/session-requests/session-requests.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { sessionRequests, sessions, sessionUndos } from '#schema/teaching.ts';
import { givenBy, type Viewer } from '#teaching/sessions/session-selection.repository.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const withSessionAndPeople = (db: Queryable, viewer?: Viewer) =>
  db
    .select({
      request: sessionRequests,
      isFormer:
        viewer?.role === 'tutor'
          ? isFormerPair(sessionRequests.tutorId, sessionRequests.studentId)
          : sql<boolean>`false`,
      session: {
        id: sessions.id,
        subject: sessions.subject,
        startsAt: sessions.startsAt,
        endsAt: sessions.endsAt,
        duration: sessions.durationMinutes,
        timezone: sessions.familyTimezone,
        tutorLeftAt: sessions.tutorLeftAt,
      },
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr, timezone: tutor.timezone },
      student: { id: student.id, name: student.name, nameAr: student.nameAr, timezone: student.timezone },
    })
    .from(sessionRequests)
    .innerJoin(sessions, eq(sessions.id, sessionRequests.sessionId))
    .innerJoin(tutor, eq(tutor.id, sessionRequests.tutorId))
    .innerJoin(student, eq(student.id, sessionRequests.studentId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withSessionAndPeople>>[number];

const toRequest = ({ request, session, tutor, student, isFormer }: Row): SessionRequestRecord => ({
  ...request,
  session,
  tutor,
  student: isFormer ? byFirstName(student) : student,
  wish:
    request.wishedAt && request.wishedTimezone
      ? { startsAt: request.wishedAt, timezone: request.wishedTimezone }
      : null,
  answer: request.answeredAt && {
    at: request.answeredAt,
    by: request.answeredBy === request.tutorId ? 'tutor' : 'academy',
    text: request.answer,
  },
});

/** A tutor sees those about sessions that are hers still, a student their own, an administrator all. */
const visibleTo = ({ id, role }: Viewer): SQL | undefined => {
  if (role === 'admin') return undefined;
  if (role === 'tutor') return and(eq(sessionRequests.tutorId, id), givenBy(id));
  return eq(sessionRequests.studentId, id);
};

/** Whose it is, whoever looks. */
export async function findPairOfRequest(db: Queryable, id: string) {
  const [row] = await db
    .select({ tutorId: sessions.tutorId, studentId: sessions.studentId })
    .from(sessionRequests)
    .innerJoin(sessions, eq(sessions.id, sessionRequests.sessionId))
    .where(eq(sessionRequests.id, id));
  return row ?? null;
}

export async function findSessionRequest(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<SessionRequestRecord | null> {
  const [row] = await withSessionAndPeople(db, viewer).where(
    and(eq(sessionRequests.id, id), visibleTo(viewer)),
  );
  return row ? toRequest(row) : null;
}

/**
 * The same, and nobody else changes it or its session until the transaction ends. The session is held first, as by every
 * change of one, so that two of them wait for one another instead of stopping one another.
 */
export async function lockSessionRequest(tx: Transaction, viewer: Viewer, id: string) {
  const ofRequest = sql`(select ${sessionRequests.sessionId} from ${sessionRequests} where ${sessionRequests.id} = ${id})`;
  await tx.select({ id: sessions.id }).from(sessions).where(sql`${sessions.id} = ${ofRequest}`).for('update');
  await tx
    .select({ id: sessionRequests.id })
    .from(sessionRequests)
    .where(eq(sessionRequests.id, id))
    .for('update');
  return findSessionRequest(tx, viewer, id);
}

/** The one about a session that nobody has answered. */
export async function findOpenRequest(tx: Transaction, sessionId: string) {
  const [row] = await withSessionAndPeople(tx).where(
    and(eq(sessionRequests.sessionId, sessionId), sql`${sessionRequests.status} = 'open'`),
  );
  return row ? toRequest(row) : null;
}

/** About which of these sessions a family waits for an answer. */
export async function sessionsAskedAbout(
  db: Queryable,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .select({ id: sessionRequests.sessionId })
    .from(sessionRequests)
    .where(and(inArray(sessionRequests.sessionId, [...sessionIds]), sql`${sessionRequests.status} = 'open'`));
  return new Set(rows.map(({ id }) => id));
}

/** The one that the last change of its session's status has overtaken: both were stored in one transaction. */
export async function findOvertaken(tx: Transaction, sessionId: string) {
  const [row] = await withSessionAndPeople(tx).where(
    and(
      eq(sessionRequests.sessionId, sessionId),
      sql`${sessionRequests.status} = 'overtaken'`,
      sql`exists (select from ${sessionUndos} where ${sessionUndos.sessionId} = ${sessionRequests.sessionId}
        and ${sessionUndos.storedAt} = ${sessionRequests.updatedAt})`,
    ),
  );
  return row ? toRequest(row) : null;
}

interface ListOptions {
  readonly filters: SessionRequestFilters;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Newest first. */
export async function listSessionRequests(
  db: Queryable,
  viewer: Viewer,
  { filters: { status, sessionId }, after, limit }: ListOptions,
): Promise<SessionRequestRecord[]> {
  const rows = await withSessionAndPeople(db, viewer)
    .where(
      and(
        visibleTo(viewer),
        status && eq(sessionRequests.status, status),
        sessionId ? eq(sessionRequests.sessionId, sessionId) : undefined,
        after
          ? sql`(${sessionRequests.createdAt}, ${sessionRequests.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(sessionRequests.createdAt), desc(sessionRequests.id))
    .limit(limit);
  return rows.map(toRequest);
}

/** Null where the session has an open one already. */
export async function insertSessionRequest(
  tx: Transaction,
  values: typeof sessionRequests.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(sessionRequests)
    .values(values)
    .onConflictDoNothing({
      target: sessionRequests.sessionId,
      where: sql`${sessionRequests.status} = 'open'`,
    })
    .returning({ id: sessionRequests.id });
  return row?.id ?? null;
}

export async function updateSessionRequest(
  tx: Transaction,
  id: string,
  values: Partial<typeof sessionRequests.$inferInsert>,
) {
  await tx.update(sessionRequests).set(values).where(eq(sessionRequests.id, id));
}
