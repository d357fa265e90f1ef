import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, ne } from 'drizzle-orm';
import type { AuthSession } from './auth-users.repository.ts';
import { profiles } from './people-table.ts';
import { authSessions, authUsers } from './tables.ts';

/** Whose it is. It stands in every statement about a person's own, so that nobody reaches another's. */
export const ownedBy = (userId: string) => eq(authSessions.userId, userId);

export async function insertAuthSession(
  tx: Transaction,
  authSession: typeof authSessions.$inferInsert,
): Promise<AuthSession> {
  const [made] = await tx.insert(authSessions).values(authSession).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

export async function findAuthSessionOf(
  q: Queryable,
  id: string,
  userId: string,
): Promise<AuthSession | null> {
  const [found] = await q
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.id, id), ownedBy(userId)));
  return found ?? null;
}

/** Others who want to change or refresh this auth session wait until the transaction ends. */
export async function lockAuthSession(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ authSession: authSessions, user: authUsers, isActive: profiles.isActive })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .innerJoin(profiles, eq(profiles.id, authSessions.userId))
    .where(eq(authSessions.id, id))
    .for('update', { of: authSessions });
  return found ?? null;
}

export async function updateAuthSession(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<AuthSession, 'id' | 'userId' | 'createdAt'>>,
): Promise<AuthSession> {
  const [changed] = await tx.update(authSessions).set(changes).where(eq(authSessions.id, id)).returning();
  if (!changed) throw new Error('a locked auth session was gone');
  return changed;
}

/** That its person has done something by it. */
export async function markAct(q: Queryable, id: string, actedAt: Date): Promise<void> {
  await q.update(authSessions).set({ actedAt }).where(eq(authSessions.id, id));
}

/** False where it was gone already. */
export async function endAuthSession(q: Queryable, id: string): Promise<boolean> {
  const ended = await q
    .delete(authSessions)
    .where(eq(authSessions.id, id))
    .returning({ id: authSessions.id });
  return ended.length === 1;
}

/** Signs a person out everywhere: none of the tokens works any more, access tokens included. */
export async function endAuthSessions(q: Queryable, userId: string): Promise<void> {
  await q.delete(authSessions).where(ownedBy(userId));
}

/** Those that a password alone has opened, but for one. */
export async function endWeakerAuthSessions(q: Queryable, userId: string, storedId: string): Promise<void> {
  await q
    .delete(authSessions)
    .where(and(ownedBy(userId), eq(authSessions.aal, 'aal1'), ne(authSessions.id, storedId)));
}

export async function endOtherAuthSessions(q: Queryable, userId: string, storedId: string): Promise<void> {
  await q.delete(authSessions).where(and(ownedBy(userId), ne(authSessions.id, storedId)));
}
