import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { authBrowsers } from '../../../db/schema/auth.ts';

const MOST_PER_ACCOUNT = 20;

/** Whose it is, in every statement about a person's own. */
const ownedBy = (userId: string) => eq(authBrowsers.userId, userId);

/** Keeps the browser that a person has just signed in with, and of the others those used last. */
export async function rememberBrowser(
  tx: Transaction,
  userId: string,
  browserHash: Buffer,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with others as (
      select browser_hash, row_number() over (order by last_used_at desc) as place from auth_browsers
      where user_id = ${userId} and browser_hash <> ${browserHash}
    ), forgotten as (
      delete from auth_browsers using others
      where auth_browsers.user_id = ${userId} and auth_browsers.browser_hash = others.browser_hash
        and others.place >= ${MOST_PER_ACCOUNT}
    )
    insert into auth_browsers (user_id, browser_hash, created_at, last_used_at)
    values (${userId}, ${browserHash}, ${now.toISOString()}, ${now.toISOString()})
    on conflict (user_id, browser_hash) do update set last_used_at = excluded.last_used_at`);
}

export async function forgetBrowsers(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authBrowsers).where(ownedBy(userId));
}

export async function forgetOtherBrowsers(tx: Transaction, userId: string, kept: Buffer): Promise<void> {
  await tx.delete(authBrowsers).where(and(ownedBy(userId), ne(authBrowsers.browserHash, kept)));
}
