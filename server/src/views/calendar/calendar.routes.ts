import { calendarContract } from '@bayan/domain/calendar/calendar.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { Config } from '#config/config.ts';
import { findFeed, listReads } from './calendar.repository.ts';
import { createFeedAddresses } from './feed-address.ts';
import { makeCalendarFeed } from './make-calendar-feed.ts';
import { readLesson } from './read-calendar.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.ts';

export const calendarRoutes = ({ config }: { readonly config: Config }) => {
  const addresses = createFeedAddresses(config.publicUrl);
  return defineRoutes(calendarContract, {
    async 'GET /api/me/calendar-feed'({ actor }, db) {
      const feed = await findFeed(db, actor.id);
      if (!feed) return { address: null, madeAt: null, reads: [] };
      const address = await addresses.write(db, feed);
      return { address, madeAt: feed.madeAt, reads: await listReads(db, actor.id) };
    },
    'POST /api/me/calendar-feed': (call, tx) => makeCalendarFeed(tx, call),
    'DELETE /api/me/calendar-feed': (call, tx) => revokeCalendarFeed(tx, call),
    'GET /api/sessions/{id}/calendar': ({ actor, params }, db) => readLesson(db, actor, params.id),
  });
};
