import type { Transaction } from '@bayan/platform/db/database';
import type { Deed } from '#academy/audit/audit.repository.ts';

export interface AssignedPair {
  readonly tutor: { readonly id: string };
  readonly student: { readonly id: string };
}

/** What other features do when an assignment begins or ends, in the transaction of the change. */
export interface AssignmentChanges {
  /** Called before the change. What they answer with is called after it. */
  beginning(tx: Transaction, deed: Deed, pair: AssignedPair): Promise<() => Promise<void>>;
  ending(tx: Transaction, deed: Deed, pair: AssignedPair): Promise<() => Promise<void>>;
}
