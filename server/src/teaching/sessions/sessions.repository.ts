import type { Member } from '@bayan/domain/profiles/actor';
import { byFirstName } from '@bayan/domain/profiles/person-name';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { feedback, sessions } from '#schema/teaching.ts';
import {
  givenBy,
  inlineValue,
  placeholder,
  type SessionFilter,
  selectSessions,
  type Viewer,
  visibleTo,
} from './session-selection.repository.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const columns = {
  session: sessions,
  tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr, timezone: tutor.timezone },
  student: { id: student.id, name: student.name, nameAr: student.nameAr, timezone: student.timezone },
  feedback: {
    // Never null: by the first column Drizzle tells whether there is such a row at all.
    sessionId: feedback.sessionId,
    studentRating: feedback.studentRating,
    studentComments: feedback.studentComments,
    studentRatedAt: feedback.studentRatedAt,
    tutorRating: feedback.tutorRating,
    tutorComments: feedback.tutorComments,
    studentVersion: feedback.studentVersion,
    tutorVersion: feedback.tutorVersion,
  },
};

/** For a tutor with whether the student is no longer hers: then she is told the first name alone (R600). */
export const withPeople = (db: Queryable, viewer?: Pick<Viewer, 'role'>) =>
  db
    .select({
      ...columns,
      isFormer:
        viewer?.role === 'tutor' ? isFormerPair(sessions.tutorId, sessions.studentId) : sql<boolean>`false`,
    })
    .from(sessions)
    .innerJoin(tutor, eq(tutor.id, sessions.tutorId))
    .innerJoin(student, eq(student.id, sessions.studentId))
    .leftJoin(feedback, eq(feedback.sessionId, sessions.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withPeople>>[number];

export const toRecord = ({ session, tutor, student, feedback, isFormer }: Row): SessionRecord => ({
  ...session,
  tutor,
  student: isFormer ? byFirstName(student) : student,
  isFormer,
  feedback,
  duration: session.durationMinutes,
  timezone: session.familyTimezone,
  cancellation: session.cancelledAt ? { at: session.cancelledAt, reason: session.cancelReason } : null,
  // Why it was corrected is between the tutor and the academy (R499): whoever may read it asks for it by name.
  correction: session.correctedAt ? { at: session.correctedAt, reason: null } : null,
});

/** With the reason of a correction where the viewer may read it. */
const recordFor =
  ({ role }: Viewer) =>
  (row: Row): SessionRecord => {
    const record = toRecord(row);
    if (role === 'student' || record.correction === null) return record;
    return { ...record, correction: { ...record.correction, reason: row.session.correctionReason } };
  };

export async function findSession(db: Queryable, viewer: Viewer, id: string): Promise<SessionRecord | null> {
  const statement = prepared(db, `session-for-${viewer.role}`, () =>
    withPeople(db, viewer).where(
      and(sql`${sessions.id} = ${placeholder('id')}`, visibleTo(viewer, placeholder)),
    ),
  );
  const [row] = await statement.execute({ id, viewer: viewer.id });
  return row ? recordFor(viewer)(row) : null;
}

/** Whose it is, whoever looks. */
export async function findPair(db: Queryable, id: string) {
  const [row] = await db
    .select({ tutorId: sessions.tutorId, studentId: sessions.studentId })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockSession(
  tx: Transaction,
  viewer: Viewer,
  id: string,
): Promise<SessionRecord | null> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update');
  return findSession(tx, viewer, id);
}

interface Pair {
  readonly tutorId: string;
  readonly studentId: string;
}

/** What two people have that is not over, soonest first; what is cancelled may be scheduled again. */
export async function listNotOver(tx: Transaction, pair: Pair, now: Date): Promise<SessionRecord[]> {
  const rows = await withPeople(tx)
    .where(
      and(
        eq(sessions.tutorId, pair.tutorId),
        eq(sessions.studentId, pair.studentId),
        gt(sessions.endsAt, now),
        ne(sessions.status, 'completed'),
      ),
    )
    .orderBy(sessions.startsAt, sessions.id);
  return rows.map(toRecord);
}

const NEWEST_FIRST = [desc(sessions.startsAt), desc(sessions.id)];

interface Page extends SessionFilter {
  readonly limit: number;
}

/** Newest first; the cursor names the last row seen, so that page 1,000 costs what page 1 does. */
export async function listSessions(
  db: Queryable,
  viewer: Member,
  { limit, ...choice }: Page,
): Promise<SessionRecord[]> {
  const chosen = await selectSessions(db, viewer, choice);
  if (choice.filters.q) {
    // People are joined to what is found, not to all that the planner takes for possible.
    const found = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(chosen.where(inlineValue(chosen)));
    const page = found.orderBy(...NEWEST_FIRST).limit(limit);
    const rows = await withPeople(db, viewer)
      .where(inArray(sessions.id, page))
      .orderBy(...NEWEST_FIRST);
    return rows.map(recordFor(viewer));
  }
  const statement = prepared(db, `sessions-${chosen.name}`, () =>
    withPeople(db, viewer)
      .where(chosen.where(placeholder))
      .orderBy(...NEWEST_FIRST)
      .limit(placeholder('limit') as number),
  );
  return (await statement.execute({ ...chosen.values, limit })).map(recordFor(viewer));
}

interface Moment {
  readonly tutorId: string;
  readonly studentId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The session that is being moved, which is not in its own way. */
  readonly except: string | null;
  readonly tutorLeftAt?: Date | null;
}

/** An open session of the tutor or of the student that overlaps the moment; the one that starts first. */
export async function findClash(db: Queryable, viewer: Viewer, moment: Moment) {
  const [row] = await withPeople(db, viewer)
    .where(
      and(
        inArray(sessions.status, [...OPEN_STATUSES]),
        or(
          moment.tutorLeftAt ? undefined : givenBy(moment.tutorId),
          eq(sessions.studentId, moment.studentId),
        ),
        // In the words of the constraints, whose indexes then find it.
        sql`tstzrange(${sessions.startsAt}, ${sessions.endsAt}) && tstzrange(${moment.startsAt}::timestamptz, ${moment.endsAt}::timestamptz)`,
        moment.except === null ? undefined : ne(sessions.id, moment.except),
      ),
    )
    .orderBy(sessions.startsAt)
    .limit(1);
  return row ? toRecord(row) : null;
}

/** What a session that is logged in the place of another has of it. */
export async function readSessionRow(tx: Transaction, id: string) {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id));
  if (!row) throw new Error('the session is gone');
  return row;
}

const MAX_MS = Math.max(...SESSION_DURATIONS) * 60_000;

/**
 * A completed session of the tutor that overlaps the moment. Those from before the database refused it are among them;
 * by the order of her sessions, since the index of the constraint does not know these.
 */
export async function findTaught(
  db: Queryable,
  viewer: Viewer,
  { tutorId, startsAt, endsAt, except }: Moment,
) {
  const [row] = await withPeople(db, viewer)
    .where(
      and(
        eq(sessions.tutorId, tutorId),
        eq(sessions.status, 'completed'),
        gt(sessions.startsAt, new Date(startsAt.getTime() - MAX_MS)),
        lt(sessions.startsAt, endsAt),
        gt(sessions.endsAt, startsAt),
        except === null ? undefined : ne(sessions.id, except),
      ),
    )
    .orderBy(sessions.startsAt)
    .limit(1);
  return row ? toRecord(row) : null;
}

export async function insertSession(tx: Transaction, values: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await tx.insert(sessions).values(values).returning({ id: sessions.id });
  if (!row) throw new Error('the new session has no id');
  return row.id;
}

export async function updateSession(
  tx: Transaction,
  id: string,
  values: Partial<typeof sessions.$inferInsert>,
) {
  await tx.update(sessions).set(values).where(eq(sessions.id, id));
}

interface FamilyZone {
  readonly studentId: string;
  readonly timezone: string;
  readonly now: Date;
}

/** Tells what has not begun by another clock of the family's; the instant stays (R230). */
export async function moveUpcomingSessionsToZone(
  tx: Transaction,
  { studentId, timezone, now }: FamilyZone,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ familyTimezone: timezone })
    .where(
      and(
        eq(sessions.studentId, studentId),
        // What was cancelled may be scheduled again.
        inArray(sessions.status, ['scheduled', 'cancelled']),
        gt(sessions.startsAt, now),
        ne(sessions.familyTimezone, timezone),
      ),
    );
}
