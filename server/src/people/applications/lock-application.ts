import {
  type ApplicationStateRecord,
  applicationState,
} from '@bayan/domain/applications/application-admin.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { lockApplication } from './application-changes.repository.ts';

/** The application, held until the change is done, as whoever changes it last saw it. */
export async function lockForChange(
  tx: Transaction,
  { id, version }: RecordVersion,
): Promise<ApplicationStateRecord> {
  const before = await lockApplication(tx, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: applicationState.parse(before) });
  return before;
}
