import type { Queryable, Transaction } from '../../db/database.ts';
import { auditLog, recordReads } from '../../db/schema/academy.ts';

interface Change {
  readonly actorId: string | null;
  /** `noun.verb` in the past: `session.logged`. */
  readonly action: `${string}.${string}`;
  readonly noun: string;
  readonly targetId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string;
  readonly now: Date;
}

/** Leaves a line about a change, in the change's own transaction. */
export async function recordChange(tx: Transaction, { now, ...change }: Change): Promise<void> {
  await tx.insert(auditLog).values({ ...change, at: now });
}

interface Read {
  readonly readerId: string;
  readonly studentId: string;
  readonly what: string;
  readonly requestId: string;
  readonly now: Date;
}

/** Leaves a line about somebody having looked at a child's record. */
export async function recordRead(db: Queryable, { now, ...read }: Read): Promise<void> {
  await db.insert(recordReads).values({ ...read, at: now });
}
