import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { eq, sql } from 'drizzle-orm';
import { authSignUps, authUsers } from './tables.ts';

const hashOf = (email: string) => createHash('sha256').update(email).digest();
const isOf = (email: string) => eq(authSignUps.addressHash, hashOf(email));

/** The last sign-up for an address, whoever has it; without a password where two asked and differed (R34). */
export interface LastSignUp {
  readonly passwordHash: string | null;
}

export async function findLastSignUp(q: Queryable, email: string): Promise<LastSignUp | null> {
  const [found] = await q
    .select({ passwordHash: authSignUps.passwordHash })
    .from(authSignUps)
    .where(isOf(email));
  return found ?? null;
}

/** The hash of the account's own password, with whose salt a sign-up for the address is to be hashed. */
export async function findOwnHash(q: Queryable, email: string): Promise<string | null> {
  const [found] = await q
    .select({ passwordHash: authUsers.passwordHash })
    .from(authUsers)
    .where(eq(authUsers.email, email));
  return found?.passwordHash ?? null;
}

interface SignUp {
  readonly email: string;
  readonly passwordHash: string;
  /** What the password was hashed like, and so can be compared with. */
  readonly seen: LastSignUp | null;
  readonly now: Date;
}

/** Others who sign up with the address wait until the transaction ends. False where it is not as it was seen. */
export async function keepLastSignUp(
  tx: Transaction,
  { email, passwordHash, seen, now }: SignUp,
): Promise<boolean> {
  const kept = await tx
    .insert(authSignUps)
    .values({ addressHash: hashOf(email), passwordHash, askedAt: now })
    .onConflictDoUpdate({
      target: authSignUps.addressHash,
      set: { passwordHash: passwordHash === seen?.passwordHash ? passwordHash : null, askedAt: now },
      setWhere:
        seen === null
          ? sql`false`
          : sql`${authSignUps.passwordHash} is not distinct from ${seen.passwordHash}`,
    })
    .returning({ addressHash: authSignUps.addressHash });
  return kept.length === 1;
}

/** Who has proved to have the address, or has another password, is asked nothing of what others typed. */
export async function deleteLastSignUp(tx: Transaction, email: string | null): Promise<void> {
  if (email !== null) await tx.delete(authSignUps).where(isOf(email));
}
