import { createHash, randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { eq } from 'drizzle-orm';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import { authFlowCodes, type FLOW_METHODS } from './tables.ts';

const LIFE_MS = 5 * 60_000;

export type FlowMethod = (typeof FLOW_METHODS)[number];
type FlowCode = typeof authFlowCodes.$inferSelect;

interface NewFlowCode {
  readonly userId: string;
  readonly method: FlowMethod;
  readonly challenge: CodeChallenge;
  readonly now: Date;
}

/** Whose it is, in every statement about a person's own. */
const ownedBy = (userId: string) => eq(authFlowCodes.userId, userId);

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** What a followed link gives instead of an auth session, for the client that knows the verifier. */
export async function issueFlowCode(
  tx: Transaction,
  { userId, method, challenge, now }: NewFlowCode,
): Promise<string> {
  const code = randomUUID();
  await tx.insert(authFlowCodes).values({
    codeHash: hashOf(code),
    userId,
    method,
    ...challenge,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return code;
}

export async function findFlowCode(q: Queryable, code: string): Promise<FlowCode | null> {
  const [found] = await q
    .select()
    .from(authFlowCodes)
    .where(eq(authFlowCodes.codeHash, hashOf(code)));
  return found ?? null;
}

/** False where somebody else has just used it. */
export async function useUpFlowCode(tx: Transaction, { codeHash }: FlowCode): Promise<boolean> {
  const gone = await tx
    .delete(authFlowCodes)
    .where(eq(authFlowCodes.codeHash, codeHash))
    .returning({ userId: authFlowCodes.userId });
  return gone.length === 1;
}

export async function dropFlowCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authFlowCodes).where(ownedBy(userId));
}
