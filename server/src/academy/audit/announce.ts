import type { Announcement } from '@bayan/domain/live/live';
import { sql } from 'drizzle-orm';

/** What changes is announced on this channel; the trigger of `auth_sessions` names it too. */
export const LIVE_CHANNEL = 'live';

/** Part of the statement that makes the change: heard when it commits, and not at all when it does not. */
export const announced = (announcement: Announcement) =>
  sql<null>`pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(announcement)})`;
