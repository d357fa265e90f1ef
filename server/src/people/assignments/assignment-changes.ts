import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';

export interface AssignedPair {
  readonly tutor: { readonly id: string };
  readonly student: { readonly id: string };
}

/** What other features do when an assignment begins or ends, in the transaction of the change. */
export interface AssignmentChanges {
  /** Called before the change. What they answer with is called after it. */
  beginning(tx: Transaction, context: ActionContext, pair: AssignedPair): Promise<() => Promise<void>>;
  ending(tx: Transaction, context: ActionContext, pair: AssignedPair): Promise<() => Promise<void>>;
}
