import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { authChallenges, authFactors } from '../../../db/schema/auth.ts';

export type AuthFactor = typeof authFactors.$inferSelect;

const UNVERIFIED_LIFE_MS = 300_000;

/** Who did not finish adding a factor begins anew. */
export const unverifiedUntil = (now: Date) => new Date(now.getTime() - UNVERIFIED_LIFE_MS);

const isAlive = (now: Date) =>
  or(eq(authFactors.status, 'verified'), gt(authFactors.createdAt, unverifiedUntil(now)));

/** Whose it is, in every statement about a person's own. */
const ownedBy = (...userIds: readonly string[]) => inArray(authFactors.userId, [...userIds]);

export const factorsOf = (q: Queryable, userId: string, now: Date): Promise<AuthFactor[]> =>
  factorsOfAll(q, [userId], now);

export const factorsOfAll = (q: Queryable, userIds: readonly string[], now: Date): Promise<AuthFactor[]> =>
  q
    .select()
    .from(authFactors)
    .where(and(ownedBy(...userIds), isAlive(now)))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id));

export async function findFactor(
  q: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<AuthFactor | null> {
  const [found] = await q
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, id), ownedBy(userId), isAlive(now)));
  return found ?? null;
}

export async function hasVerifiedFactor(q: Queryable, userId: string): Promise<boolean> {
  const found = await q
    .select({ id: authFactors.id })
    .from(authFactors)
    .where(and(ownedBy(userId), eq(authFactors.status, 'verified')))
    .limit(1);
  return found.length > 0;
}

export async function insertFactor(
  tx: Transaction,
  factor: typeof authFactors.$inferInsert,
): Promise<AuthFactor> {
  const [made] = await tx.insert(authFactors).values(factor).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

/** Takes a code's step for the factor, which is verified by it. False where that code, or a later one, was used. */
export async function takeStep(tx: Transaction, id: string, step: number, now: Date): Promise<boolean> {
  const taken = await tx
    .update(authFactors)
    .set({ status: 'verified', lastUsedStep: step, updatedAt: now })
    .where(
      and(eq(authFactors.id, id), or(isNull(authFactors.lastUsedStep), lt(authFactors.lastUsedStep, step))),
    )
    .returning({ id: authFactors.id });
  return taken.length > 0;
}

export async function deleteFactor(tx: Transaction, id: string): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.id, id));
}

const isUnverifiedOf = (userId: string) => and(ownedBy(userId), eq(authFactors.status, 'unverified'));

export async function deleteUnverified(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authFactors).where(isUnverifiedOf(userId));
}

export async function deleteExpired(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.delete(authFactors).where(and(isUnverifiedOf(userId), sql`not (${isAlive(now)})`));
}

export async function insertChallenge(
  tx: Transaction,
  challenge: typeof authChallenges.$inferInsert & { readonly createdAt: Date },
): Promise<string> {
  const { factorId, createdAt } = challenge;
  await tx.update(authFactors).set({ lastChallengedAt: createdAt }).where(eq(authFactors.id, factorId));
  const [made] = await tx.insert(authChallenges).values(challenge).returning({ id: authChallenges.id });
  if (!made) throw new Error('an insert returned no row');
  return made.id;
}

export async function findChallenge(q: Queryable, factorId: string, id: string, ip: string | null) {
  const [found] = await q
    .select({
      expiresAt: authChallenges.expiresAt,
      isSameAddress: sql<boolean>`${authChallenges.ip} is not distinct from ${ip}::inet`,
    })
    .from(authChallenges)
    .where(and(eq(authChallenges.id, id), eq(authChallenges.factorId, factorId)));
  return found ?? null;
}

export async function deleteChallenges(tx: Transaction, factorId: string): Promise<void> {
  await tx.delete(authChallenges).where(eq(authChallenges.factorId, factorId));
}
