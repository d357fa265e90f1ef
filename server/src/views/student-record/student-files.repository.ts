import type { StudentFileRecord } from '@bayan/domain/student-record/student-record.contract';
import type { Queryable } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, sql } from 'drizzle-orm';
import { files } from '#schema/files.ts';
import { homework, homeworkFiles } from '#schema/teaching.ts';

interface ListOptions {
  readonly studentId: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** What the student has handed in, the newest first. */
export const listStudentFiles = (
  db: Queryable,
  { studentId, after, limit }: ListOptions,
): Promise<StudentFileRecord[]> =>
  db
    .select({
      id: files.id,
      name: files.name,
      mediaType: files.mediaType,
      size: files.size,
      sentAt: files.createdAt,
      homework: { id: homework.id, title: homework.title, subject: homework.subject },
    })
    .from(homework)
    .innerJoin(homeworkFiles, eq(homeworkFiles.homeworkId, homework.id))
    .innerJoin(files, eq(files.id, homeworkFiles.fileId))
    .where(
      and(
        eq(homework.studentId, studentId),
        after
          ? sql`(date_trunc('milliseconds', ${files.createdAt}), ${files.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(sql`date_trunc('milliseconds', ${files.createdAt})`), desc(files.id))
    .limit(limit);
