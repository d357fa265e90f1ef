import type { CalendarFeedState } from '@bayan/domain/calendar/calendar.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findFeed, renewFeed } from './calendar.repository.ts';

/** The first address, or one in the place of another, which ends at once. */
export async function makeCalendarFeed(tx: Transaction, context: ActionContext): Promise<CalendarFeedState> {
  const { actor, now } = context;
  const before = await findFeed(tx, actor.id);
  await renewFeed(tx, actor.id, now);
  const after = { madeAt: now };
  await recordChange(tx, context, {
    action: 'calendar-feed.made',
    noun: 'calendar-feeds',
    targetId: actor.id,
    before: before && { madeAt: before.madeAt },
    after,
  });
  return after;
}
