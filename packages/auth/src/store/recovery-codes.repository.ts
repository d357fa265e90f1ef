import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { authRecoveryCodes } from './tables.ts';

/** Whose they are, in every statement. */
const ownedBy = (userId: string) => eq(authRecoveryCodes.userId, userId);

export const countRecoveryCodes = (q: Queryable, userId: string): Promise<number> =>
  q.$count(authRecoveryCodes, ownedBy(userId));

interface NewCodes {
  readonly userId: string;
  readonly hashes: readonly Buffer[];
  readonly keyId: string;
  readonly now: Date;
}

/** Those before them are of no use any more. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { userId, hashes, keyId, now }: NewCodes,
): Promise<void> {
  await tx.delete(authRecoveryCodes).where(ownedBy(userId));
  await tx
    .insert(authRecoveryCodes)
    .values(
      hashes.map((codeHash, index) => ({ userId, position: index + 1, codeHash, keyId, createdAt: now })),
    );
}

/** False where there is none of these: of two who give the same one at once, one finds it gone. */
export async function takeRecoveryCode(
  tx: Transaction,
  userId: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const taken = await tx
    .delete(authRecoveryCodes)
    .where(and(ownedBy(userId), inArray(authRecoveryCodes.codeHash, [...hashes])))
    .returning({ position: authRecoveryCodes.position });
  return taken.length > 0;
}

export async function dropRecoveryCodesSince(tx: Transaction, userId: string, since: Date): Promise<void> {
  await tx.delete(authRecoveryCodes).where(and(ownedBy(userId), gte(authRecoveryCodes.createdAt, since)));
}
