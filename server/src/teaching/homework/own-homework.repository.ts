import type { HomeworkRecord, HomeworkTotals } from '@bayan/domain/homework/homework.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Queryable } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { homework } from '#schema/teaching.ts';
import { toRecord, visibleTo, withPeople } from './homework.repository.ts';

interface PageOf {
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** By name, as the indexes have them. */
const isPending = sql`${homework.status} in ('assigned', 'in-progress')`;
const isCompleted = sql`${homework.status} = 'completed'`;
const rateLimitOf = ({ at, id }: InstantCursor) => sql`(${at}::timestamptz, ${id}::uuid)`;

/** What a student has to do, soonest due first: what is overdue leads (R158). */
export async function listPending(
  db: Queryable,
  viewer: Member,
  { after, limit }: PageOf,
): Promise<HomeworkRecord[]> {
  const rows = await withPeople(db, viewer)
    .where(
      and(
        visibleTo(viewer),
        isPending,
        after ? sql`(${homework.dueAt}, ${homework.id}) > ${rateLimitOf(after)}` : undefined,
      ),
    )
    .orderBy(asc(homework.dueAt), asc(homework.id))
    .limit(limit);
  return rows.map(toRecord);
}

/** What a student has handed in, newest first. */
export async function listHandedIn(
  db: Queryable,
  viewer: Member,
  { after, limit }: PageOf,
): Promise<HomeworkRecord[]> {
  const rows = await withPeople(db, viewer)
    .where(
      and(
        visibleTo(viewer),
        isCompleted,
        after ? sql`(${homework.submittedAt}, ${homework.id}) < ${rateLimitOf(after)}` : undefined,
      ),
    )
    .orderBy(desc(homework.submittedAt), desc(homework.id))
    .limit(limit);
  return rows.map(toRecord);
}

/** Of one student, who has some hundred at most; an index finds them, however many others there are. */
export async function countHomework(db: Queryable, viewer: Member, now: Date): Promise<HomeworkTotals> {
  const isOverdue = sql`${isPending} and ${homework.dueAt} < ${now.toISOString()}::timestamptz`;
  const counted = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      pending: counted(isPending),
      completed: counted(isCompleted),
      overdue: counted(isOverdue),
    })
    .from(homework)
    .where(visibleTo(viewer));
  return row ?? { all: 0, pending: 0, completed: 0, overdue: 0 };
}
