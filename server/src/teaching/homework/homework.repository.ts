import type { UploadedFile } from '@bayan/domain/files/files.contract';
import type { HomeworkFilters, HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import { byFirstName } from '@bayan/domain/profiles/person-name';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { files } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';
import { homework, homeworkFiles } from '#schema/teaching.ts';

const tutor = alias(profiles, 'tutor');

/** Looked up for each piece: how many students there are in all would else decide how those of a page are found. */
const student = sql<HomeworkRecord['student']>`(
  select json_build_object('id', ${profiles.id}, 'name', ${profiles.name}, 'nameAr', ${profiles.nameAr},
    'timezone', ${profiles.timezone})
  from ${profiles} where ${profiles.id} = ${homework.studentId})`;

const filesHandedIn = sql<UploadedFile[]>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'name', ${files.name}, 'mediaType', ${files.mediaType},
    'size', ${files.size}) order by ${homeworkFiles.position}), '[]')
  from ${homeworkFiles} join ${files} on ${files.id} = ${homeworkFiles.fileId}
  where ${homeworkFiles.homeworkId} = ${homework.id})`;

/** For a tutor with whether the student is no longer hers: then she sees what she set, and nothing of the child's (R600). */
export const withPeople = (db: Queryable, viewer: Pick<Member, 'role'>) =>
  db
    .select({
      homework,
      isFormer: viewer.role === 'tutor' ? isFormer : sql<boolean>`false`,
      student,
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr },
      files: filesHandedIn,
    })
    .from(homework)
    .innerJoin(tutor, eq(tutor.id, homework.tutorId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withPeople>>[number];

export const toRecord = ({ homework, student, tutor, files, isFormer }: Row): HomeworkRecord => ({
  ...homework,
  student: isFormer ? byFirstName(student) : student,
  tutor,
  submission: homework.submittedAt && {
    at: homework.submittedAt,
    ...(isFormer ? { url: null, files: [] } : { url: homework.submissionUrl, files }),
  },
});

export const isFormer = isFormerPair(homework.tutorId, homework.studentId);

/** A tutor sees what she set, a student what was set them, an administrator everything. */
export const visibleTo = ({ id, role }: Pick<Member, 'id' | 'role'>): SQL | undefined => {
  if (role === 'admin') return undefined;
  return eq(role === 'tutor' ? homework.tutorId : homework.studentId, id);
};

export async function findHomework(
  db: Queryable,
  viewer: Member,
  id: string,
): Promise<HomeworkRecord | null> {
  const [row] = await withPeople(db, viewer).where(and(eq(homework.id, id), visibleTo(viewer)));
  return row ? toRecord(row) : null;
}

/** What was set in one session. */
export async function listSetIn(
  tx: Transaction,
  viewer: Member,
  sessionId: string,
): Promise<HomeworkRecord[]> {
  const rows = await withPeople(tx, viewer).where(and(eq(homework.sessionId, sessionId), visibleTo(viewer)));
  return rows.map(toRecord);
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockHomework(tx: Transaction, viewer: Member, id: string) {
  await tx.select({ id: homework.id }).from(homework).where(eq(homework.id, id)).for('update');
  return findHomework(tx, viewer, id);
}

/** By name, as the indexes of some statuses have them. */
const hasStatus = (status: string) => sql`${homework.status} = ${sql.raw(`'${status}'`)}`;
/** Handed in, and without a grade (R153), which a former tutor does not give any more. */
const isToMark = sql`${hasStatus('completed')} and ${homework.grade} is null`;
export const isToMarkBy = ({ role }: Pick<Member, 'role'>) =>
  role === 'tutor' ? sql`${isToMark} and not ${isFormer}` : isToMark;

interface ListOptions {
  readonly filters: HomeworkFilters;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** What is due last comes first. */
export async function listHomework(
  db: Queryable,
  viewer: Member,
  { filters, after, limit }: ListOptions,
): Promise<HomeworkRecord[]> {
  const { studentId, status, toMark } = filters;
  const rows = await withPeople(db, viewer)
    .where(
      and(
        visibleTo(viewer),
        studentId ? eq(homework.studentId, studentId) : undefined,
        status && hasStatus(status),
        toMark && isToMarkBy(viewer),
        after
          ? sql`(${homework.dueAt}, ${homework.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(homework.dueAt), desc(homework.id))
    .limit(limit);
  return rows.map(toRecord);
}

export async function insertHomework(tx: Transaction, values: typeof homework.$inferInsert): Promise<string> {
  const [row] = await tx.insert(homework).values(values).returning({ id: homework.id });
  if (!row) throw new Error('the new homework has no id');
  return row.id;
}

export async function updateHomework(
  tx: Transaction,
  id: string,
  values: Partial<typeof homework.$inferInsert>,
) {
  await tx.update(homework).set(values).where(eq(homework.id, id));
}
