import type { Member } from '@bayan/domain/profiles/actor';
import { fitsStatus } from '@bayan/domain/sessions/session-outcome';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { SessionView } from '@bayan/domain/sessions/session-view';
import type { SessionFilters } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, type Column, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { sessions, tutorStudents } from '#schema/teaching.ts';
import { isFar, isSingleBeyond } from './near-sessions.repository.ts';

/** How a value gets into a statement: as a named place in a prepared one, or as it is. */
type Bind = (name: string) => unknown;
export const placeholder: Bind = name => sql.placeholder(name);

/** Whoever looks, in the role they have now. */
export type Viewer = Pick<Member, 'id' | 'role'>;

/** Whose sessions a person sees. It stands in the SQL of every read, so that no caller can forget it. */
export const visibleTo = (viewer: Viewer, place: Bind): SQL | undefined => {
  if (viewer.role === 'admin') return undefined;
  if (viewer.role === 'tutor') return givenBy(place('viewer'));
  return sql`${sessions.studentId} = ${place('viewer')}`;
};

/** A lesson that waits for another tutor is no longer hers (R602). */
export const givenBy = (tutorId: unknown): SQL =>
  sql`(${sessions.tutorId} = ${tutorId} and ${sessions.tutorLeftAt} is null)`;

/** The parts of what a filter leaves, by how far ahead it is and whether it is in a series (R464). */
const PARTS = {
  'single-beyond': isSingleBeyond,
  'up-to-near': nearUntil => sql`${sessions.startsAt} <= ${nearUntil}`,
  near: nearUntil => sql`not ${isFar(nearUntil)}`,
  far: isFar,
} satisfies Record<string, (nearUntil: SQL) => SQL>;
export type SessionPart = keyof typeof PARTS;

export interface SessionFilter {
  readonly filters: Omit<SessionFilters, 'period' | 'view' | 'toClose'>;
  /** Only what is over by then, and nobody has closed (R95). */
  readonly leftOpenAt?: Date | undefined;
  /** Whether cancelled ones are left out. */
  readonly isWithoutCancelled?: boolean;
  /** On which side of a moment: what has begun by then, or what has not. Both where nothing is said. */
  readonly around?: { readonly view: SessionView; readonly now: Date } | undefined;
  readonly between: { readonly from: Date; readonly to: Date } | null;
  /** Until when what is in a series is near: given where a list leaves out what is not (R464). */
  readonly nearUntil?: Date | undefined;
  readonly after?: InstantCursor | null;
}

/** Those of a person's sessions that filters leave. */
interface SessionSelection {
  /** Of the filters that were set: each combination is a statement of its own, so that each can use the index made for it. */
  readonly name: string;
  /** By the names of their places in a prepared statement. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly where: (place: Bind, part?: SessionPart) => SQL | undefined;
  readonly orderBy: readonly SQL[];
}

const NEWEST_FIRST = [desc(sessions.startsAt), desc(sessions.id)];
const SOONEST_FIRST = [asc(sessions.startsAt), asc(sessions.id)];

export async function selectSessions(
  db: Queryable,
  viewer: Member,
  filter: SessionFilter,
): Promise<SessionSelection> {
  const { filters, leftOpenAt, isWithoutCancelled, around, between, nearUntil, after } = filter;
  const isToCome = around?.view === 'to-come';
  const { outcome, notes, subject, studentId, tutorId, q } = filters;
  // An outcome says which status it is: said twice, the planner would expect far fewer.
  const status =
    outcome && filters.status && fitsStatus(outcome, filters.status) ? undefined : filters.status;
  const students = q ? await studentsNamed(db, viewer, q) : null;
  const conditions = (place: Bind) =>
    Object.entries({
      mine: visibleTo(viewer, place),
      // As it is: an index of one status serves only a statement that names it.
      [status ?? 'any']: status && sql`${sessions.status} = ${sql.raw(`'${status}'`)}`,
      [`ended-${outcome}`]: outcome && sql`${sessions.outcome} = ${sql.raw(`'${outcome}'`)}`,
      'without-notes': notes && withoutNotes(viewer),
      'left-open': leftOpenAt && isLeftOpen(sql`${place('now')}::timestamptz`),
      'not-cancelled': isWithoutCancelled && sql`${sessions.status} <> 'cancelled'`,
      // R730
      [around?.view ?? 'whenever']:
        around && sql`${sessions.startsAt} ${sql.raw(isToCome ? '>' : '<=')} ${place('now')}::timestamptz`,
      subject: subject && sql`${sessions.subject} = ${place('subject')}`,
      student: studentId && sql`${sessions.studentId} = ${place('student')}`,
      tutor: tutorId && sql`${sessions.tutorId} = ${place('tutor')}`,
      between: between && sql`${sessions.startsAt} between ${place('from')} and ${place('to')}`,
      q: q && matches(textFor(viewer), sql`like_pattern(${place('q')})`, students),
      after:
        after &&
        sql`(${sessions.startsAt}, ${sessions.id}) ${sql.raw(isToCome ? '>' : '<')} (${place('at')}::timestamptz, ${place('id')}::uuid)`,
    }).filter(([, condition]) => condition);
  return {
    name: `${viewer.role}-${conditions(placeholder)
      .map(([filter]) => filter)
      .join('-')}`,
    values: {
      viewer: viewer.id,
      subject,
      student: studentId,
      tutor: tutorId,
      q,
      now: around?.now ?? leftOpenAt,
      nearUntil,
      ...between,
      ...after,
    },
    where: (place, part) =>
      and(
        ...conditions(place).map(([, condition]) => condition || undefined),
        part && PARTS[part](sql`${place('nearUntil')}::timestamptz`),
      ),
    orderBy: isToCome ? SOONEST_FIRST : NEWEST_FIRST,
  };
}

/** That a session is over, and nobody has said how it went (R95). By name, as the index of them has it. */
export const isLeftOpen = (now: SQL): SQL =>
  sql`(${sessions.status} in (${literals(OPEN_STATUSES)}) and ${sessions.endsAt} <= ${now})`;

/** By name, as the index of them has it. A former tutor writes none any more (R601). */
const withoutNotes = ({ role }: Viewer): SQL | undefined =>
  and(
    sql`${sessions.status} = 'completed' and ${sessions.notes} = ''`,
    role === 'tutor' ? not(isFormerPair(sessions.tutorId, sessions.studentId)) : undefined,
  );

/** For a statement of one use: how a text is best searched for depends on the text, and one plan for all would be wrong. */
export const inlineValue =
  ({ values }: SessionSelection): Bind =>
  name =>
    values[name];

/** More than these are found soon enough by looking at sessions one after another. */
const FEW_STUDENTS = 1000;

/** Who of those whose sessions the viewer sees has the text in their name. Null where they are many. */
async function studentsNamed(db: Queryable, viewer: Member, q: string): Promise<string[] | null> {
  const found =
    viewer.role === 'tutor'
      ? await db
          .select({ id: tutorStudents.studentId })
          .from(tutorStudents)
          .where(
            and(
              eq(tutorStudents.tutorId, viewer.id),
              sql`${nameOf(tutorStudents.studentId, nameForTutor)} like (select like_pattern(${q}))`,
            ),
          )
          .limit(FEW_STUDENTS + 1)
      : await db
          .select({ id: profiles.id })
          .from(profiles)
          .where(
            and(
              eq(profiles.role, 'student'),
              viewer.role === 'student' ? eq(profiles.id, viewer.id) : undefined,
              sql`${profiles.searchName} like like_pattern(${q})`,
            ),
          )
          .limit(FEW_STUDENTS + 1);
  return found.length > FEW_STUDENTS ? null : found.map(({ id }) => id);
}

/** Looked up for each of them: the planner would begin with everybody of that name, of whom there are more and more. */
const nameOf = (studentId: Column, name: SQL | Column = profiles.searchName) =>
  sql`(select ${name} from ${profiles} where ${profiles.id} = ${studentId})`;

/** A former tutor finds her lessons by the first name alone (R600). */
const nameForTutor = sql`case when ${isFormerPair(tutorStudents.tutorId, tutorStudents.studentId)}
  then search_first_name(${profiles.name}, ${profiles.nameAr}) else ${profiles.searchName} end`;

/**
 * What is looked through. One person's sessions are few among all: they are read one after another, and the text is
 * written so that the index over everybody's words is out of the planner's reach, which grows with the academy.
 */
const textFor = ({ role }: Member) =>
  role === 'admin' ? sql`${sessions.search}` : sql`(${sessions.search} || '')`;

/**
 * In the subject or the notes, or in the student's name. Whoever is meant by a name is looked up beforehand: a planner
 * that does not know how many they are takes them for ten, and reads all sessions to find none.
 */
const matches = (text: SQL, pattern: SQL, students: readonly string[] | null) =>
  or(
    sql`${text} like ${pattern}`,
    students === null ? sql`${nameOf(sessions.studentId)} like ${pattern}` : anyOf(students),
  );

const anyOf = (students: readonly string[]) =>
  students.length > 0 ? sql`${sessions.studentId} = any(${sql.param(students)}::uuid[])` : undefined;
