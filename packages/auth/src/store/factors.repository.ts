import type { Database, Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { authChallenges, authFactors } from './tables.ts';

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

const SEALED_AT_ONCE = 1_000;
const isSealedBy = (keyIds: readonly string[]) =>
  sql`${authFactors.secretKeyId} = any(${sql.param(keyIds)}::text[])`;

/** One of an app: a key keeps its secret to itself. */
export type FactorWithSecret = AuthFactor & { readonly secret: Buffer };
const hasSecret = (factor: AuthFactor): factor is FactorWithSecret => factor.secret !== null;

/** Those that no key has sealed yet, or one of these. */
export async function factorsSealedByOthers(
  db: Database,
  keyIds: readonly string[],
): Promise<FactorWithSecret[]> {
  const found = await db
    .select()
    .from(authFactors)
    .where(and(isNotNull(authFactors.secret), or(isNull(authFactors.secretKeyId), isSealedBy(keyIds))))
    .orderBy(asc(authFactors.createdAt))
    .limit(SEALED_AT_ONCE);
  return found.filter(hasSecret);
}

/** Where another process was faster, its seal stays. */
export async function replaceSecret(
  db: Database,
  { id, secret }: FactorWithSecret,
  sealed: Pick<AuthFactor, 'secret' | 'secretKeyId'>,
): Promise<void> {
  await db
    .update(authFactors)
    .set(sealed)
    .where(and(eq(authFactors.id, id), eq(authFactors.secret, secret)));
}

/** How many are in use that none of these keys has sealed. */
export async function countSealedByStrangers(db: Database, keyIds: readonly string[]): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(authFactors)
    .where(and(eq(authFactors.status, 'verified'), sql`not ${isSealedBy(keyIds)}`));
  return found?.count ?? 0;
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

/** By its key, which has just been made or has signed. */
export async function verifyKeyFactor(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(authFactors)
    .set({ status: 'verified', updatedAt: now })
    .where(and(eq(authFactors.id, id), eq(authFactors.factorType, 'webauthn')));
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
      challenge: authChallenges.challenge,
      isSameAddress: sql<boolean>`${authChallenges.ip} is not distinct from ${ip}::inet`,
    })
    .from(authChallenges)
    .where(and(eq(authChallenges.id, id), eq(authChallenges.factorId, factorId)));
  return found ?? null;
}

/** Of a key: what it signs, it signs once. */
export async function deleteChallenge(tx: Transaction, id: string): Promise<void> {
  await tx.delete(authChallenges).where(eq(authChallenges.id, id));
}

export async function deleteChallenges(tx: Transaction, factorId: string): Promise<void> {
  await tx.delete(authChallenges).where(eq(authChallenges.factorId, factorId));
}
