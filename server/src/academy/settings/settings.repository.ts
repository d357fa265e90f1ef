import type { SettingsForm } from '@bayan/domain/settings/settings.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { sql } from 'drizzle-orm';
import { settings } from '#schema/academy.ts';
import { nameVersion, type VersionMaker } from './settings-versions.repository.ts';

/** Processes that show settings, and what else every page is made of, listen on this channel. */
export const SETTINGS_CHANNEL = 'settings';

/** The store is made with the one row there is. */
const theRow = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('the settings row is missing');
  return row;
};

export const readSettings = async (db: Queryable) => theRow(await db.select().from(settings));

/** The same, and nobody else changes them until the transaction ends. */
export const lockSettings = async (tx: Transaction) => theRow(await tx.select().from(settings).for('update'));

export async function writeSettings(tx: Transaction, form: SettingsForm, maker: VersionMaker) {
  await nameVersion(tx, maker);
  const after = theRow(await tx.update(settings).set(form).returning());
  await announceSettings(tx);
  return after;
}

/** Delivered when the transaction commits, and not at all when it does not. */
export const announceSettings = (tx: Transaction) =>
  tx.execute(sql`select pg_notify(${SETTINGS_CHANNEL}, '')`);
