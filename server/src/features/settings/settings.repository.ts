import type { SettingsForm } from '@bayan/domain/settings/settings';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { settings } from '../../db/schema/academy.ts';

/** Processes that show settings listen on this channel. */
export const SETTINGS_CHANNEL = 'settings';

export async function readSettings(db: Queryable) {
  const [row] = await db.select().from(settings);
  if (!row) throw new Error('the settings row is missing');
  return row;
}

/** Null where somebody else changed them since that version. */
export async function writeSettings(tx: Transaction, form: SettingsForm, version: number) {
  const [row] = await tx
    .update(settings)
    .set(form)
    .where(and(eq(settings.id, 1), eq(settings.version, version)))
    .returning();
  // Delivered when the transaction commits, and not at all when it does not.
  if (row) await tx.execute(sql`select pg_notify(${SETTINGS_CHANNEL}, '')`);
  return row ?? null;
}
