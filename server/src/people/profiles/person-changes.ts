import type { Transaction } from '@bayan/platform/db/database';

/** What other features do when a person changes, in the transaction of the change. */
export interface PersonChanges {
  /** Before a person becomes inactive: refuses where something of theirs must first come to an end. */
  deactivating(tx: Transaction, person: { readonly id: string; readonly now: Date }): Promise<void>;
  deactivated(tx: Transaction, person: { readonly id: string; readonly now: Date }): Promise<void>;
  timezoneChanged(
    tx: Transaction,
    person: { readonly id: string; readonly timezone: string; readonly now: Date },
  ): Promise<void>;
}
