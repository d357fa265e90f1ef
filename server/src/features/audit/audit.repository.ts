import type { Member } from '@bayan/domain/profiles/actor';
import type { Queryable, Transaction } from '../../db/database.ts';
import { auditLog, recordReads } from '../../db/schema/academy.ts';

/** Who does something, when, and in which request: the call of a route, as far as a change needs it. */
export interface Deed {
  readonly actor: Member;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Where a change comes from: a member's deed, a person's change to their own account, which needs no role, or somebody
 * who has not proved to be anybody. What a command does on the machine itself belongs to no request.
 */
interface Origin {
  readonly actor: { readonly id: string } | null;
  readonly now: Date;
  readonly requestId: string | null;
}

interface Change {
  /** `noun.verb` in the past: `session.logged`. */
  readonly action: `${string}.${string}`;
  readonly noun: string;
  readonly targetId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Leaves a line about a change, in the change's own transaction. */
export async function recordChange(tx: Transaction, origin: Origin, change: Change): Promise<void> {
  const { actor, now, requestId } = origin;
  await tx.insert(auditLog).values({ ...change, actorId: actor?.id ?? null, at: now, requestId });
}

/** Whose record it is: a student's, or that of a child whose family has applied. */
type Whose = { readonly studentId: string } | { readonly applicationId: string };

/** Leaves a line about somebody having looked at a child's record. */
export async function recordRead(db: Queryable, deed: Deed, whose: Whose, what: string): Promise<void> {
  const { actor, now, requestId } = deed;
  await db.insert(recordReads).values({ readerId: actor.id, ...whose, what, at: now, requestId });
}
