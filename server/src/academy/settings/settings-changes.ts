import type { Transaction } from '@bayan/platform/db/database';

/** What other features do when the settings change, in the transaction of the change. */
export interface SettingsChanges {
  notificationsSwitchedOff(tx: Transaction): Promise<void>;
}
