import type { ChangeOrigin } from '@bayan/auth/auth-host';
import type { Transaction } from '@bayan/platform/db/database';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { findFeed, renewFeed } from './calendar.repository.ts';

/**
 * Whoever shuts others out shuts out who reads along too (R626). False where there was no address, and there is none
 * afterwards.
 */
export async function renewCalendarAddress(
  tx: Transaction,
  profileId: string,
  origin: ChangeOrigin,
): Promise<boolean> {
  const before = await findFeed(tx, profileId);
  if (!before) return false;
  await renewFeed(tx, profileId, origin.now);
  await recordChange(tx, origin, {
    action: 'calendar-feed.made',
    noun: 'calendar-feeds',
    targetId: profileId,
    before: { madeAt: before.madeAt },
    after: { madeAt: origin.now },
  });
  return true;
}
