import type { ApplicationFilters, ApplicationRecord } from '@bayan/domain/applications/applications.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { applicationFiles, applications } from '#schema/applications.ts';
import { files } from '#schema/files.ts';

/** What a retry is told by. */
export async function findReceipt(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ reference: applications.reference, requestHash: applications.requestHash })
    .from(applications)
    .where(eq(applications.id, id));
  return row ?? null;
}

/** False where the id or the reference is taken. Somebody who is just taking it is waited for. */
export async function insertApplication(
  tx: Transaction,
  values: typeof applications.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return made.length === 1;
}

const summary = {
  id: applications.id,
  reference: applications.reference,
  kind: applications.kind,
  status: applications.status,
  language: applications.language,
  name: applications.name,
  email: applications.email,
  phone: applications.phone,
  createdAt: applications.createdAt,
};

interface ListOptions {
  readonly filters: ApplicationFilters;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Newest first. */
export function listApplications(db: Queryable, { filters: { kind, status }, after, limit }: ListOptions) {
  const conditions = {
    kind: kind && sql`${applications.kind} = ${sql.placeholder('kind')}`,
    status: status && sql`${applications.status} = ${sql.placeholder('status')}`,
    after:
      after &&
      sql`(${applications.createdAt}, ${applications.id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
  };
  const chosen = Object.entries(conditions).filter(([, condition]) => condition);
  // Each combination is a statement of its own, so that each can use the index made for it.
  return prepared(db, `applications-${chosen.map(([name]) => name).join('-')}`, () =>
    db
      .select(summary)
      .from(applications)
      .where(and(...chosen.map(([, condition]) => condition || undefined)))
      .orderBy(desc(applications.createdAt), desc(applications.id))
      .limit(sql.placeholder('limit')),
  ).execute({ kind, status, ...after, limit });
}

export async function findApplication(db: Queryable, id: string): Promise<ApplicationRecord | null> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row) return null;
  const own = await db
    .select({
      id: files.id,
      name: files.name,
      mediaType: files.mediaType,
      size: files.size,
      scanState: files.scanState,
    })
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(eq(applicationFiles.applicationId, id))
    .orderBy(asc(applicationFiles.position));
  const { consentVersion: version, consentAt: at, language } = row;
  return { ...row, files: own, consent: version && at ? { version, language, at } : null };
}
