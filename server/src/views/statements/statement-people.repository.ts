import type { InstantRange } from '@bayan/domain/statements/statement-month';
import { STATEMENT_SIDES, type StatementSide } from '@bayan/domain/statements/statement-side';
import type { Queryable } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';

const ROLE = { family: 'student', tutor: 'tutor' } as const satisfies Record<StatementSide, string>;
const WHOSE = { family: sessions.studentId, tutor: sessions.tutorId } as const;

const person = {
  id: profiles.id,
  name: profiles.name,
  nameAr: profiles.nameAr,
  timezone: profiles.timezone,
};

/** Null where nobody of that id has statements. */
export async function findStatementPerson(db: Queryable, id: string) {
  const [row] = await db
    .select({ ...person, role: profiles.role })
    .from(profiles)
    .where(and(eq(profiles.id, id), inArray(profiles.role, Object.values(ROLE))));
  if (!row) return null;
  const { role, ...found } = row;
  const side = STATEMENT_SIDES.find(name => ROLE[name] === role);
  return side ? { ...found, side } : null;
}

interface Asked {
  readonly side: StatementSide;
  readonly range: InstantRange;
  readonly after: TextCursor | null;
  readonly limit: number;
}

/** One row where the range has a lesson of the person. */
const lessonIn = (db: Queryable, side: StatementSide, { from, until }: InstantRange) =>
  db
    .select({ found: sql<boolean>`true`.as('found') })
    .from(sessions)
    .where(and(eq(WHOSE[side], profiles.id), gte(sessions.startsAt, from), lt(sessions.startsAt, until)))
    .limit(1)
    .as('lesson');

/** So many people by name, each with whether the range has a lesson of theirs: never more are looked at for a page. */
export function listPeopleByName(db: Queryable, { side, range, after, limit }: Asked) {
  const lesson = lessonIn(db, side, range);
  return db
    .select({ ...person, hasLesson: sql<boolean>`${lesson.found} is not null` })
    .from(profiles)
    .leftJoinLateral(lesson, sql`true`)
    .where(
      and(
        eq(profiles.role, ROLE[side]),
        after ? sql`(${profiles.name}, ${profiles.id}) > (${after.text}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(profiles.name), asc(profiles.id))
    .limit(limit);
}
