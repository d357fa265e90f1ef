import type { Transaction } from '@bayan/platform/db/database';

/** What other features do when an application changes, in the transaction of the change. */
export interface ApplicationChanges {
  /** The family waits no longer: it is matched, or the application is closed. */
  promiseEnded(tx: Transaction, applicationId: string, now: Date): Promise<void>;
  /** The closing is taken back, and the family waits as it did before. */
  promiseStands(tx: Transaction, applicationId: string, closedAt: Date): Promise<void>;
}
