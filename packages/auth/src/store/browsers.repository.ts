import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, ne, sql } from 'drizzle-orm';
import { authBrowsers } from './tables.ts';

const MAX_PER_ACCOUNT = 20;

/** Whose it is, in every statement about a person's own. */
const ownedBy = (userId: string) => eq(authBrowsers.userId, userId);

/** Whether the person has signed in with it before (R66). */
export async function isKnownBrowser(q: Queryable, userId: string, browserHash: Buffer): Promise<boolean> {
  const known = await q
    .select({ userId: authBrowsers.userId })
    .from(authBrowsers)
    .where(and(ownedBy(userId), eq(authBrowsers.browserHash, browserHash)));
  return known.length === 1;
}

/** Keeps the browser that a person has just signed in with, and of the others those used last. True where it is new. */
export async function rememberBrowser(
  tx: Transaction,
  userId: string,
  browserHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ isNew: boolean }>(sql`
    with others as (
      select browser_hash, row_number() over (order by last_used_at desc) as place from auth_browsers
      where user_id = ${userId} and browser_hash <> ${browserHash}
    ), forgotten as (
      delete from auth_browsers using others
      where auth_browsers.user_id = ${userId} and auth_browsers.browser_hash = others.browser_hash
        and others.place >= ${MAX_PER_ACCOUNT}
    )
    insert into auth_browsers (user_id, browser_hash, created_at, last_used_at)
    values (${userId}, ${browserHash}, ${now.toISOString()}, ${now.toISOString()})
    on conflict (user_id, browser_hash) do update set last_used_at = excluded.last_used_at
    returning (xmax = 0) as "isNew"`);
  return rows[0]?.isNew === true;
}

export async function deleteBrowsers(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authBrowsers).where(ownedBy(userId));
}

export async function deleteOtherBrowsers(tx: Transaction, userId: string, kept: Buffer): Promise<void> {
  await tx.delete(authBrowsers).where(and(ownedBy(userId), ne(authBrowsers.browserHash, kept)));
}
