import type { Transaction } from '@bayan/platform/db/database';

/** What other features do when a person changes, in the transaction of the change. */
export interface PersonChanges {
  deactivated(tx: Transaction, person: { readonly id: string; readonly now: Date }): Promise<void>;
  timezoneChanged(
    tx: Transaction,
    person: { readonly id: string; readonly timezone: string; readonly now: Date },
  ): Promise<void>;
}
