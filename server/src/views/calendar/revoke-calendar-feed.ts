import type { CalendarFeedState } from '@bayan/domain/calendar/calendar.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { deleteFeed } from './calendar.repository.ts';

/** From here on nobody reads the lessons under any address; where there was none nothing changes. */
export async function revokeCalendarFeed(
  tx: Transaction,
  context: ActionContext,
): Promise<CalendarFeedState> {
  const { id } = context.actor;
  const madeAt = await deleteFeed(tx, id);
  const after = { madeAt: null };
  if (madeAt === null) return after;
  await recordChange(tx, context, {
    action: 'calendar-feed.revoked',
    noun: 'calendar-feeds',
    targetId: id,
    before: { madeAt },
    after,
  });
  return after;
}
