import type { Member } from '@bayan/domain/profiles/actor';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, not } from 'drizzle-orm';
import { files } from '#schema/files.ts';
import { homework, homeworkFiles } from '#schema/teaching.ts';
import { isFormer, visibleTo } from './homework.repository.ts';

/** What a piece of homework holds from now on, in this order; what it held before belongs to nothing any more. */
export async function exchangeFiles(tx: Transaction, homeworkId: string, fileIds: readonly string[]) {
  await tx.delete(homeworkFiles).where(eq(homeworkFiles.homeworkId, homeworkId));
  if (fileIds.length === 0) return;
  await tx
    .insert(homeworkFiles)
    .values(fileIds.map((fileId, index) => ({ homeworkId, fileId, position: index + 1 })));
}

/** The file of homework that somebody may see, by the id of the file. A former tutor sees none (R600). */
export async function findWorkFile(db: Queryable, viewer: Pick<Member, 'id' | 'role'>, fileId: string) {
  const [row] = await db
    .select({ file: files })
    .from(homeworkFiles)
    .innerJoin(homework, eq(homework.id, homeworkFiles.homeworkId))
    .innerJoin(files, eq(files.id, homeworkFiles.fileId))
    .where(
      and(
        eq(homeworkFiles.fileId, fileId),
        visibleTo(viewer),
        viewer.role === 'tutor' ? not(isFormer) : undefined,
      ),
    );
  return row?.file ?? null;
}
