import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionRecord } from '@bayan/domain/sessions/session';
import type { SessionFilters } from '@bayan/domain/sessions/session-form';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { profiles } from '../../db/schema/people.ts';
import { feedback, sessions } from '../../db/schema/teaching.ts';
import type { InstantCursor } from '../../http/cursor.ts';

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
    tutorRating: feedback.tutorRating,
    tutorComments: feedback.tutorComments,
  },
};

const withPeople = (db: Queryable) =>
  db
    .select(columns)
    .from(sessions)
    .innerJoin(tutor, eq(tutor.id, sessions.tutorId))
    .innerJoin(student, eq(student.id, sessions.studentId))
    .leftJoin(feedback, eq(feedback.sessionId, sessions.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withPeople>>[number];

const toRecord = ({ session, tutor, student, feedback }: Row): SessionRecord => ({
  ...session,
  tutor,
  student,
  feedback,
  duration: session.durationMinutes,
  timezone: session.familyTimezone,
  cancellation: session.cancelledAt ? { at: session.cancelledAt, reason: session.cancelReason } : null,
});

/** How a value gets into a statement: as a named place in a prepared one, or as it is. */
type Place = (name: string) => unknown;
const named: Place = name => sql.placeholder(name);

/** Whose sessions a person sees. It stands in the SQL of every read, so that no caller can forget it. */
const visibleTo = (viewer: Member, place: Place): SQL | undefined => {
  if (viewer.role === 'admin') return undefined;
  return sql`${viewer.role === 'tutor' ? sessions.tutorId : sessions.studentId} = ${place('viewer')}`;
};

export async function findSession(db: Queryable, viewer: Member, id: string): Promise<SessionRecord | null> {
  const statement = prepared(db, `session-for-${viewer.role}`, () =>
    withPeople(db).where(and(sql`${sessions.id} = ${named('id')}`, visibleTo(viewer, named))),
  );
  const [row] = await statement.execute({ id, viewer: viewer.id });
  return row ? toRecord(row) : null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockSession(
  tx: Transaction,
  viewer: Member,
  id: string,
): Promise<SessionRecord | null> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update');
  return findSession(tx, viewer, id);
}

const NEWEST_FIRST = [desc(sessions.startsAt), desc(sessions.id)];

interface ListOptions {
  readonly filters: Omit<SessionFilters, 'period'>;
  readonly between: { readonly from: Date; readonly to: Date } | null;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Newest first; the cursor names the last row seen, so that page 1,000 costs what page 1 does. */
export async function listSessions(
  db: Queryable,
  viewer: Member,
  { filters: { status, subject, q }, between, after, limit }: ListOptions,
): Promise<SessionRecord[]> {
  const values = { viewer: viewer.id, subject, q, ...between, ...after, limit };
  const students = q ? await studentsNamed(db, q) : null;
  const chosenBy = (place: Place) => {
    const conditions = {
      mine: visibleTo(viewer, place),
      // As it is: an index of one status serves only a statement that names it.
      [status ?? 'any']: status && sql`${sessions.status} = ${sql.raw(`'${status}'`)}`,
      subject: subject && sql`${sessions.subject} = ${place('subject')}`,
      between: between && sql`${sessions.startsAt} between ${place('from')} and ${place('to')}`,
      q: q && matches(sql`like_pattern(${place('q')})`, students),
      after:
        after &&
        sql`(${sessions.startsAt}, ${sessions.id}) < (${place('at')}::timestamptz, ${place('id')}::uuid)`,
    };
    const chosen = Object.entries(conditions).filter(([, condition]) => condition);
    return {
      name: `sessions-${viewer.role}-${chosen.map(([filter]) => filter).join('-')}`,
      where: and(...chosen.map(([, condition]) => condition || undefined)),
    };
  };
  // How a text is best searched for depends on the text: a plan made once for all would be wrong for most.
  if (q) {
    const { where } = chosenBy(name => values[name as keyof typeof values]);
    // People are joined to what is found, not to all that the planner takes for possible.
    const found = db.select({ id: sessions.id }).from(sessions).where(where);
    const page = found.orderBy(...NEWEST_FIRST).limit(limit);
    const rows = await withPeople(db)
      .where(inArray(sessions.id, page))
      .orderBy(...NEWEST_FIRST);
    return rows.map(toRecord);
  }
  // Each combination of the other filters is a statement of its own, so that each can use the index made for it.
  const { name, where } = chosenBy(named);
  const statement = prepared(db, name, () =>
    withPeople(db)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(named('limit') as number),
  );
  return (await statement.execute(values)).map(toRecord);
}

/** More than these are found soon enough by looking at sessions one after another. */
const FEW_STUDENTS = 1000;

/** Who has the text in their name. Null where they are many. */
async function studentsNamed(db: Queryable, q: string): Promise<string[] | null> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.role, 'student'), sql`${profiles.searchName} like like_pattern(${q})`))
    .limit(FEW_STUDENTS + 1);
  return found.length > FEW_STUDENTS ? null : found.map(({ id }) => id);
}

/**
 * In the subject or the notes, or in the student's name. Whoever is meant by a name is looked up beforehand: a planner
 * that does not know how many they are takes them for ten, and reads all sessions to find none.
 */
const matches = (pattern: SQL, students: readonly string[] | null) =>
  or(
    sql`${sessions.search} like ${pattern}`,
    students === null ? sql`${nameOfStudent} like ${pattern}` : anyOf(students),
  );

const nameOfStudent = sql`(select ${profiles.searchName} from ${profiles} where ${profiles.id} = ${sessions.studentId})`;

const anyOf = (students: readonly string[]) =>
  students.length > 0 ? sql`${sessions.studentId} = any(${sql.param(students)}::uuid[])` : undefined;

interface Moment {
  readonly tutorId: string;
  readonly studentId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The session that is being moved, which is not in its own way. */
  readonly except: string | null;
}

/** An open session of the tutor or of the student that overlaps the moment; the one that starts first. */
export async function findClash(tx: Transaction, moment: Moment) {
  const [row] = await withPeople(tx)
    .where(
      and(
        inArray(sessions.status, [...OPEN_STATUSES]),
        or(eq(sessions.tutorId, moment.tutorId), eq(sessions.studentId, moment.studentId)),
        // In the words of the constraints, whose indexes then find it.
        sql`tstzrange(${sessions.startsAt}, ${sessions.endsAt}) && tstzrange(${moment.startsAt}::timestamptz, ${moment.endsAt}::timestamptz)`,
        moment.except === null ? undefined : ne(sessions.id, moment.except),
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
