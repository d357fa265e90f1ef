import type { ResourceRecord } from '@bayan/domain/resources/resources.contract';
import type { Role } from '@bayan/domain/roles';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { files } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';
import { resources, resourceUseTotals } from '#schema/teaching.ts';

export interface Viewer {
  readonly id: string;
  readonly role: Role;
}

/** Whoever teaches. */
export const EVERYBODY = '00000000-0000-0000-0000-000000000000';

/** What is there: an administrator sees all of it, a tutor what is for everybody and her own. */
const visibleTo = ({ id, role }: Viewer): SQL | undefined =>
  role === 'admin' ? undefined : inArray(resources.audience, [EVERYBODY, id]);

/** Looked up for each resource: a join would read everybody there is, of whom there are more and more. */
const owner = sql<ResourceRecord['uploadedBy']>`(
  select json_build_object('id', ${profiles.id}, 'name', ${profiles.name}, 'nameAr', ${profiles.nameAr})
  from ${profiles} where ${profiles.id} = ${resources.uploadedBy})`;

/** Looked up likewise, for admins alone (R931). */
const uses = ({ role }: Viewer) =>
  role === 'admin'
    ? sql<ResourceRecord['uses']>`(
        select json_build_object('opens', ${resourceUseTotals.opens}, 'people', ${resourceUseTotals.people})
        from ${resourceUseTotals}
        where ${resourceUseTotals.resourceId} = ${resources.id} and ${resourceUseTotals.people} > 0)`
    : sql<ResourceRecord['uses']>`null::json`;

export const withFileAndOwner = (db: Queryable, viewer: Viewer) =>
  db
    .select({
      resource: resources,
      file: { name: files.name, mediaType: files.mediaType, size: files.size },
      uploadedBy: owner,
      uses: uses(viewer),
    })
    .from(resources)
    .leftJoin(files, eq(files.id, resources.fileId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withFileAndOwner>>[number];

export const toRecord = ({ resource, ...more }: Row): ResourceRecord => ({
  ...resource,
  ...more,
});

export async function findResource(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ResourceRecord | null> {
  const [row] = await withFileAndOwner(db, viewer).where(
    and(eq(resources.id, id), isNull(resources.removedAt), visibleTo(viewer)),
  );
  return row ? toRecord(row) : null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockResource(tx: Transaction, viewer: Viewer, id: string) {
  await tx.select({ id: resources.id }).from(resources).where(eq(resources.id, id)).for('update');
  return findResource(tx, viewer, id);
}

/** One that was removed, and who removed it when; nobody else changes it until the transaction ends. */
export async function lockRemovedResource(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      version: resources.version,
      uploadedBy: resources.uploadedBy,
      removedAt: resources.removedAt,
      removedBy: resources.removedBy,
    })
    .from(resources)
    .where(eq(resources.id, id))
    .for('update');
  return row?.removedAt ? { ...row, removedAt: row.removedAt } : null;
}

/** The file of a resource that somebody may see, by the id of the file. */
export async function findResourceFile(db: Queryable, viewer: Viewer, fileId: string) {
  const [row] = await db
    .select({ file: files })
    .from(resources)
    .innerJoin(files, eq(files.id, resources.fileId))
    .where(and(eq(resources.fileId, fileId), isNull(resources.removedAt), visibleTo(viewer)));
  return row?.file ?? null;
}

/** Which file a resource has; null for a link. */
export async function fileIdOf(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ fileId: resources.fileId }).from(resources).where(eq(resources.id, id));
  return row?.fileId ?? null;
}

export async function insertResource(
  tx: Transaction,
  values: typeof resources.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(resources).values(values).returning({ id: resources.id });
  if (!row) throw new Error('the new resource has no id');
  return row.id;
}

/** Answers with its new version. */
export async function updateResource(
  tx: Transaction,
  id: string,
  values: Partial<typeof resources.$inferInsert>,
): Promise<number> {
  const [row] = await tx
    .update(resources)
    .set(values)
    .where(eq(resources.id, id))
    .returning({ version: resources.version });
  if (!row) throw new Error('the resource that is changed is not there');
  return row.version;
}

export async function removedBefore(db: Queryable, instant: Date): Promise<string[]> {
  const found = await db.select({ id: resources.id }).from(resources).where(lt(resources.removedAt, instant));
  return found.map(({ id }) => id);
}

/** Takes a removed one away for good; answers with what it was. Nothing where another process was first. */
export async function deleteResource(tx: Transaction, id: string) {
  const [gone] = await tx.delete(resources).where(eq(resources.id, id)).returning({
    fileId: resources.fileId,
    isPublic: resources.isPublic,
    uploadedBy: resources.uploadedBy,
  });
  return gone ?? null;
}
