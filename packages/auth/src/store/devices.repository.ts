import type { Database, Transaction } from '@bayan/platform/db/database';
import type { Bearer } from '@bayan/platform/http/bearer';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { ownedBy } from './auth-sessions.repository.ts';
import { authSessions } from './tables.ts';

interface ListOptions {
  readonly userId: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** A person's own auth sessions, the one used last first. */
export const listAuthSessions = (db: Database, { userId, after, limit }: ListOptions) =>
  db
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      ip: authSessions.ip,
      aal: authSessions.aal,
      signedInAt: authSessions.createdAt,
      lastUsedAt: authSessions.refreshedAt,
    })
    .from(authSessions)
    .where(
      and(
        ownedBy(userId),
        after
          ? sql`(${authSessions.refreshedAt}, ${authSessions.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(authSessions.refreshedAt), desc(authSessions.id))
    .limit(limit);

const endWhere = async (tx: Transaction, condition: ReturnType<typeof and>) =>
  (await tx.delete(authSessions).where(condition).returning({ id: authSessions.id })).map(({ id }) => id);

type Ending = Pick<Bearer, 'userId' | 'aal'>;

/** Who has a password alone ends no sign-in that was proved by more: a thief would shut the person out with it. */
const endableBy = ({ userId, aal }: Ending) =>
  and(ownedBy(userId), aal === 'aal2' ? undefined : eq(authSessions.aal, 'aal1'));

/** The ids of those that have ended: none where it was somebody else's. */
export const endOwn = (tx: Transaction, bearer: Ending, id: string) =>
  endWhere(tx, and(endableBy(bearer), eq(authSessions.id, id)));

export const endAllBut = (tx: Transaction, bearer: Ending, storedId: string) =>
  endWhere(tx, and(endableBy(bearer), ne(authSessions.id, storedId)));

/** Every one of a person's, however it was proved: for whoever answers for all accounts. */
export const endAll = (tx: Transaction, userId: string) => endWhere(tx, ownedBy(userId));
