import { byFirstName } from '@bayan/domain/profiles/person-name';
import type {
  SessionReportFilters,
  SessionReportRecord,
} from '@bayan/domain/session-reports/session-reports.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { feedback, sessionReports, sessions } from '#schema/teaching.ts';
import { givenBy, type Viewer } from '#teaching/sessions/session-selection.repository.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const withSessionAndPeople = (db: Queryable, viewer: Viewer) =>
  db
    .select({
      report: sessionReports,
      isFormer:
        viewer.role === 'tutor'
          ? isFormerPair(sessionReports.tutorId, sessionReports.studentId)
          : sql<boolean>`false`,
      session: {
        id: sessions.id,
        subject: sessions.subject,
        startsAt: sessions.startsAt,
        endsAt: sessions.endsAt,
        duration: sessions.durationMinutes,
        timezone: sessions.familyTimezone,
        status: sessions.status,
        outcome: sessions.outcome,
        failureSide: sessions.failureSide,
        taughtMinutes: sessions.taughtMinutes,
        tutorLeftAt: sessions.tutorLeftAt,
        version: sessions.version,
        isCorrected: sql<boolean>`${sessions.correctedAt} is not null`,
        isRated: sql<boolean>`exists (select from ${feedback} where ${feedback.sessionId} = ${sessions.id})`,
      },
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr, timezone: tutor.timezone },
      student: { id: student.id, name: student.name, nameAr: student.nameAr, timezone: student.timezone },
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .innerJoin(tutor, eq(tutor.id, sessionReports.tutorId))
    .innerJoin(student, eq(student.id, sessionReports.studentId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withSessionAndPeople>>[number];

/** A tutor reads that there is a report, and not the words between the family and the academy. */
const recordFor =
  ({ role }: Viewer) =>
  ({ report, session, tutor, student, isFormer }: Row): SessionReportRecord => ({
    ...report,
    session,
    tutor,
    student: isFormer ? byFirstName(student) : student,
    text: role === 'tutor' ? null : report.text,
    settlement: report.settledAt && {
      at: report.settledAt,
      outcome: report.outcome,
      answer: role === 'tutor' ? null : report.answer,
    },
  });

/** A tutor sees those about sessions that are hers still, a student their own, an administrator all. */
const visibleTo = ({ id, role }: Viewer): SQL | undefined => {
  if (role === 'admin') return undefined;
  if (role === 'tutor') return and(eq(sessionReports.tutorId, id), givenBy(id));
  return eq(sessionReports.studentId, id);
};

export async function findSessionReport(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<SessionReportRecord | null> {
  const [row] = await withSessionAndPeople(db, viewer).where(
    and(eq(sessionReports.id, id), visibleTo(viewer)),
  );
  return row ? recordFor(viewer)(row) : null;
}

/** About which session it is, whoever looks. */
export async function findReportedSession(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: sessionReports.sessionId })
    .from(sessionReports)
    .where(eq(sessionReports.id, id));
  return row?.sessionId ?? null;
}

/** The same as the first, and nobody else changes it until the transaction ends. */
export async function lockSessionReport(tx: Transaction, viewer: Viewer, id: string) {
  await tx
    .select({ id: sessionReports.id })
    .from(sessionReports)
    .where(eq(sessionReports.id, id))
    .for('update');
  return findSessionReport(tx, viewer, id);
}

interface ListOptions {
  readonly filters: SessionReportFilters;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Newest first. */
export async function listSessionReports(
  db: Queryable,
  viewer: Viewer,
  { filters: { status }, after, limit }: ListOptions,
): Promise<SessionReportRecord[]> {
  const rows = await withSessionAndPeople(db, viewer)
    .where(
      and(
        visibleTo(viewer),
        status && eq(sessionReports.status, status),
        after
          ? sql`(${sessionReports.createdAt}, ${sessionReports.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(sessionReports.createdAt), desc(sessionReports.id))
    .limit(limit);
  return rows.map(recordFor(viewer));
}

/** Null where the session has an open one already. */
export async function insertSessionReport(
  tx: Transaction,
  values: typeof sessionReports.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(sessionReports)
    .values(values)
    .onConflictDoNothing({ target: sessionReports.sessionId, where: sql`${sessionReports.status} = 'open'` })
    .returning({ id: sessionReports.id });
  return row?.id ?? null;
}

export async function updateSessionReport(
  tx: Transaction,
  id: string,
  values: Partial<typeof sessionReports.$inferInsert>,
) {
  await tx.update(sessionReports).set(values).where(eq(sessionReports.id, id));
}
