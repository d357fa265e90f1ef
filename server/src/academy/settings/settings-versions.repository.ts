import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { settingsVersions } from '#schema/academy.ts';

interface PageRead {
  readonly after: number | null;
  readonly limit: number;
}

const previous = alias(settingsVersions, 'previous');

/** Newest first, each with the settings before it. */
export const readSettingsVersions = (db: Queryable, { after, limit }: PageRead) =>
  db
    .select({ ...getTableColumns(settingsVersions), before: previous.settings })
    .from(settingsVersions)
    .leftJoin(previous, eq(previous.version, sql`${settingsVersions.version} - 1`))
    .where(after === null ? undefined : lt(settingsVersions.version, after))
    .orderBy(desc(settingsVersions.version))
    .limit(limit);

export const findSettingsVersion = async (db: Queryable, id: string) => {
  const [version] = await db.select().from(settingsVersions).where(eq(settingsVersions.id, id));
  return version;
};

export interface VersionMaker {
  readonly actorId: string;
  readonly restoredFrom: number | null;
}

/** The trigger that keeps a version reads from here who makes it; the names hold until the transaction ends. */
export const nameVersion = (tx: Transaction, { actorId, restoredFrom }: VersionMaker) =>
  tx.execute(sql`select set_config('bayan.settings_actor', ${actorId}, true),
    set_config('bayan.settings_restored_from', ${String(restoredFrom ?? '')}, true)`);
