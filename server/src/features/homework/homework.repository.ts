import type { UploadedFile } from '@bayan/domain/files/file';
import type { HomeworkRecord } from '@bayan/domain/homework/homework';
import type { HomeworkFilters } from '@bayan/domain/homework/homework-form';
import type { Member } from '@bayan/domain/profiles/actor';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { profiles } from '../../db/schema/people.ts';
import { files, homework, homeworkFiles } from '../../db/schema/teaching.ts';
import type { InstantCursor } from '../../http/cursor.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const filesHandedIn = sql<UploadedFile[]>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'name', ${files.name}, 'mediaType', ${files.mediaType},
    'size', ${files.size}) order by ${homeworkFiles.position}), '[]')
  from ${homeworkFiles} join ${files} on ${files.id} = ${homeworkFiles.fileId}
  where ${homeworkFiles.homeworkId} = ${homework.id})`;

export const withPeople = (db: Queryable) =>
  db
    .select({
      homework,
      student: { id: student.id, name: student.name, nameAr: student.nameAr, timezone: student.timezone },
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr },
      files: filesHandedIn,
    })
    .from(homework)
    .innerJoin(tutor, eq(tutor.id, homework.tutorId))
    .innerJoin(student, eq(student.id, homework.studentId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withPeople>>[number];

export const toRecord = ({ homework, student, tutor, files }: Row): HomeworkRecord => ({
  ...homework,
  student,
  tutor,
  submission: homework.submittedAt && { at: homework.submittedAt, url: homework.submissionUrl, files },
});

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
  const [row] = await withPeople(db).where(and(eq(homework.id, id), visibleTo(viewer)));
  return row ? toRecord(row) : null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockHomework(tx: Transaction, viewer: Member, id: string) {
  await tx.select({ id: homework.id }).from(homework).where(eq(homework.id, id)).for('update');
  return findHomework(tx, viewer, id);
}

/** By name, as the indexes of some statuses have them. */
const hasStatus = (status: string) => sql`${homework.status} = ${sql.raw(`'${status}'`)}`;
/** Handed in, and without a grade (R153). */
export const isToMark = sql`${hasStatus('completed')} and ${homework.grade} is null`;

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
  const rows = await withPeople(db)
    .where(
      and(
        visibleTo(viewer),
        studentId ? eq(homework.studentId, studentId) : undefined,
        status && hasStatus(status),
        toMark && isToMark,
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
