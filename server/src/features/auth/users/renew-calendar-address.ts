import type { Transaction } from '#db/database.ts';
import { recordChange } from '#features/audit/audit.repository.ts';
import { findFeed, renewFeed } from '#features/calendar/calendar.repository.ts';

interface Renewal {
  /** Whose it is. */
  readonly userId: string;
  readonly actor: { readonly id: string } | null;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Whoever shuts others out shuts out who reads along too (R626). False where there was no address, and there is none
 * afterwards.
 */
export async function renewCalendarAddress(tx: Transaction, { userId, ...deed }: Renewal): Promise<boolean> {
  const before = await findFeed(tx, userId);
  if (!before) return false;
  await renewFeed(tx, userId, deed.now);
  await recordChange(tx, deed, {
    action: 'calendar-feed.made',
    noun: 'calendar-feeds',
    targetId: userId,
    before: { madeAt: before.madeAt },
    after: { madeAt: deed.now },
  });
  return true;
}
