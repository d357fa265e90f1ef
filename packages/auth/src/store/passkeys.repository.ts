import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { authPasskeyChallenges, authPasskeys, authSessions } from './tables.ts';

export type AuthPasskey = typeof authPasskeys.$inferSelect;
type NewPasskey = typeof authPasskeys.$inferInsert;

/** How often the authenticator says it has been used, and whether its key is kept elsewhere too. */
export interface PasskeyUse {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** Whose it is, in every statement about a person's own. The key of a second factor is no passkey. */
const passkeyOf = (userId: string) => and(eq(authPasskeys.userId, userId), isNull(authPasskeys.factorId));

export const passkeysOf = (q: Queryable, userId: string): Promise<AuthPasskey[]> =>
  q
    .select()
    .from(authPasskeys)
    .where(passkeyOf(userId))
    .orderBy(asc(authPasskeys.createdAt), asc(authPasskeys.id));

export async function findPasskey(q: Queryable, userId: string, id: string): Promise<AuthPasskey | null> {
  const [found] = await q
    .select()
    .from(authPasskeys)
    .where(and(eq(authPasskeys.id, id), passkeyOf(userId)));
  return found ?? null;
}

/** By what an authenticator calls it; whose it is comes from here. */
export async function findByCredential(q: Queryable, credentialId: Buffer): Promise<AuthPasskey | null> {
  const [found] = await q
    .select()
    .from(authPasskeys)
    .where(and(eq(authPasskeys.credentialId, credentialId), isNull(authPasskeys.factorId)));
  return found ?? null;
}

/** The keys of a person's second factors. */
export const factorKeysOf = (q: Queryable, userId: string): Promise<AuthPasskey[]> =>
  q
    .select()
    .from(authPasskeys)
    .where(and(eq(authPasskeys.userId, userId), isNotNull(authPasskeys.factorId)));

export async function findKeyOfFactor(q: Queryable, factorId: string): Promise<AuthPasskey | null> {
  const [found] = await q.select().from(authPasskeys).where(eq(authPasskeys.factorId, factorId));
  return found ?? null;
}

/** Null where somebody has it already. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<AuthPasskey | null> {
  const [made] = await tx.insert(authPasskeys).values(passkey).onConflictDoNothing().returning();
  return made ?? null;
}

/** False where the counter has not grown: then there are two of it. Authenticators that do not count stay at 0. */
export async function countUse(
  tx: Transaction,
  { id }: AuthPasskey,
  { counter, isBackedUp }: PasskeyUse,
  now: Date,
): Promise<boolean> {
  const counted = await tx
    .update(authPasskeys)
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where(
      and(
        eq(authPasskeys.id, id),
        or(lt(authPasskeys.counter, counter), sql`${authPasskeys.counter} = 0 and ${counter}::bigint = 0`),
      ),
    )
    .returning({ id: authPasskeys.id });
  return counted.length === 1;
}

export async function renamePasskey(
  tx: Transaction,
  userId: string,
  id: string,
  friendlyName: string,
): Promise<AuthPasskey | null> {
  const [renamed] = await tx
    .update(authPasskeys)
    .set({ friendlyName })
    .where(and(eq(authPasskeys.id, id), passkeyOf(userId)))
    .returning();
  return renamed ?? null;
}

/** With the auth sessions it opened, but for the one it may be removed from, which falls back by itself. */
export async function deletePasskey(
  tx: Transaction,
  id: string,
  storedAuthSessionId: string | null,
): Promise<void> {
  await tx
    .delete(authSessions)
    .where(
      and(
        eq(authSessions.passkeyId, id),
        storedAuthSessionId === null ? undefined : ne(authSessions.id, storedAuthSessionId),
      ),
    );
  await tx.delete(authPasskeys).where(eq(authPasskeys.id, id));
}

export async function insertPasskeyChallenge(
  q: Queryable,
  challenge: typeof authPasskeyChallenges.$inferInsert,
): Promise<string> {
  const [made] = await q
    .insert(authPasskeyChallenges)
    .values(challenge)
    .returning({ id: authPasskeyChallenges.id });
  if (!made) throw new Error('an insert returned no row');
  return made.id;
}

/** Of whoever it was given to, and used up by being taken. */
export async function takePasskeyChallenge(q: Queryable, id: string, authSessionId: string | null) {
  const [taken] = await q
    .delete(authPasskeyChallenges)
    .where(
      and(
        eq(authPasskeyChallenges.id, id),
        authSessionId === null
          ? isNull(authPasskeyChallenges.authSessionId)
          : eq(authPasskeyChallenges.authSessionId, authSessionId),
      ),
    )
    .returning();
  return taken ?? null;
}
