import { CHECK_KINDS, type CheckKind } from '@bayan/domain/vetting/checks';
import type { CheckRecord, VettingEventRecord } from '@bayan/domain/vetting/vetting.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { files } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';
import { vettingChecks, vettingDocuments, vettingEvents } from '#schema/vetting.ts';

export interface StoredCheck extends CheckRecord {
  readonly id: string | null;
}

/** A check that nobody has begun. */
const nothingOf = (kind: CheckKind): StoredCheck => ({
  id: null,
  kind,
  state: 'open',
  variant: null,
  expiresOn: null,
  note: '',
  documents: [],
  checkedBy: null,
  checkedAt: null,
  version: 0,
});

const checkColumns = {
  id: vettingChecks.id,
  kind: vettingChecks.kind,
  state: vettingChecks.state,
  variant: vettingChecks.variant,
  expiresOn: vettingChecks.expiresOn,
  note: vettingChecks.note,
  checkedAt: vettingChecks.checkedAt,
  version: vettingChecks.version,
  checkedBy: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
};

/** All kinds of checks of a tutor, in their order. */
export async function listChecks(db: Queryable, tutorId: string): Promise<StoredCheck[]> {
  const [rows, documents] = await Promise.all([
    db
      .select(checkColumns)
      .from(vettingChecks)
      .leftJoin(profiles, eq(profiles.id, vettingChecks.checkedBy))
      .where(eq(vettingChecks.tutorId, tutorId)),
    listDocuments(db, tutorId),
  ]);
  const documentsOf = (checkId: string) =>
    documents.flatMap(({ file, ...document }) => (document.checkId === checkId ? [file] : []));
  return CHECK_KINDS.map(kind => {
    const row = rows.find(check => check.kind === kind);
    return row ? { ...row, documents: documentsOf(row.id) } : nothingOf(kind);
  });
}

const listDocuments = (db: Queryable, tutorId: string) =>
  db
    .select({
      checkId: vettingDocuments.checkId,
      file: { id: files.id, name: files.name, mediaType: files.mediaType, size: files.size },
    })
    .from(vettingChecks)
    .innerJoin(vettingDocuments, eq(vettingDocuments.checkId, vettingChecks.id))
    .innerJoin(files, eq(files.id, vettingDocuments.fileId))
    .where(eq(vettingChecks.tutorId, tutorId))
    .orderBy(asc(vettingDocuments.position));

export async function findCheck(db: Queryable, tutorId: string, kind: CheckKind): Promise<StoredCheck> {
  const checks = await listChecks(db, tutorId);
  return checks.find(check => check.kind === kind) ?? nothingOf(kind);
}

type CheckValues = Omit<typeof vettingChecks.$inferInsert, 'id' | 'version'>;

/** Answers with its id. */
export async function saveCheck(tx: Transaction, values: CheckValues): Promise<string> {
  const { tutorId: _tutor, kind: _kind, createdAt: _made, ...changed } = values;
  const [row] = await tx
    .insert(vettingChecks)
    .values(values)
    .onConflictDoUpdate({ target: [vettingChecks.tutorId, vettingChecks.kind], set: changed })
    .returning({ id: vettingChecks.id });
  if (!row) throw new Error('the check was not stored');
  return row.id;
}

/** These are the documents of the check from now on; one that another check had is taken from it. */
export async function replaceDocuments(
  tx: Transaction,
  checkId: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.delete(vettingDocuments).where(eq(vettingDocuments.checkId, checkId));
  if (fileIds.length === 0) return;
  await tx.delete(vettingDocuments).where(inArray(vettingDocuments.fileId, [...fileIds]));
  await tx
    .insert(vettingDocuments)
    .values(fileIds.map((fileId, index) => ({ fileId, checkId, position: index + 1 })));
}

/** A document of a tutor, with whose it is. */
export async function findDocument(db: Queryable, fileId: string) {
  const [row] = await db
    .select({ tutorId: vettingChecks.tutorId, kind: vettingChecks.kind, file: files })
    .from(vettingDocuments)
    .innerJoin(vettingChecks, eq(vettingChecks.id, vettingDocuments.checkId))
    .innerJoin(files, eq(files.id, vettingDocuments.fileId))
    .where(eq(vettingDocuments.fileId, fileId));
  return row ?? null;
}

export const insertEvent = (tx: Transaction, values: typeof vettingEvents.$inferInsert) =>
  tx.insert(vettingEvents).values(values);

interface Page {
  readonly tutorId: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

export async function listEvents(
  db: Queryable,
  { tutorId, after, limit }: Page,
): Promise<VettingEventRecord[]> {
  const { id, kind, state, variant, expiresOn, note, documents, at } = vettingEvents;
  return db
    .select({
      ...{ id, kind, state, variant, expiresOn, note, documents, at },
      by: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
    })
    .from(vettingEvents)
    .innerJoin(profiles, eq(profiles.id, vettingEvents.actorId))
    .where(
      and(
        eq(vettingEvents.tutorId, tutorId),
        after
          ? sql`(${vettingEvents.at}, ${vettingEvents.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(vettingEvents.at), desc(vettingEvents.id))
    .limit(limit);
}

/** The last day on which all confirmed checks of these kinds are valid; null where none of them ends. */
export async function findLastValidDay(
  db: Queryable,
  tutorId: string,
  kinds: readonly CheckKind[],
): Promise<string | null> {
  const [row] = await db
    .select({ day: sql<string | null>`min(${vettingChecks.expiresOn})::text` })
    .from(vettingChecks)
    .where(
      and(
        eq(vettingChecks.tutorId, tutorId),
        eq(vettingChecks.state, 'confirmed'),
        inArray(vettingChecks.kind, [...kinds]),
      ),
    );
  return row?.day ?? null;
}

/** Whether one of these checks of the tutor has expired by that day. */
export async function hasExpired(
  db: Queryable,
  tutorId: string,
  { kinds, day }: { readonly kinds: readonly CheckKind[]; readonly day: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: vettingChecks.id })
    .from(vettingChecks)
    .where(
      and(
        eq(vettingChecks.tutorId, tutorId),
        lt(vettingChecks.expiresOn, day),
        eq(vettingChecks.state, 'confirmed'),
        inArray(vettingChecks.kind, [...kinds]),
      ),
    )
    .limit(1);
  return row !== undefined;
}
