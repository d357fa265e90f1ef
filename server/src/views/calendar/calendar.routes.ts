import { calendarFeedState, calendarFeedView } from '@bayan/domain/calendar/calendar-feed';
import { members } from '@bayan/platform/http/access';
import { file, json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { z } from 'zod';
import type { Config } from '#config/config.ts';
import { findFeed, listReads } from './calendar.repository.ts';
import { createFeedAddresses } from './feed-address.ts';
import { makeCalendarFeed } from './make-calendar-feed.ts';
import { readLesson } from './read-calendar.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const readers = members('tutor', 'student');

export const calendarRoutes = ({ config }: { readonly config: Config }): Route[] => {
  const addresses = createFeedAddresses(config.publicUrl);
  return [
    defineRoute({
      method: 'get',
      path: '/api/me/calendar-feed',
      summary: 'The private address of one’s own calendar',
      access: readers,
      input: {},
      output: json(200, calendarFeedView),
      handle: async ({ actor }, db) => {
        const feed = await findFeed(db, actor.id);
        if (!feed) return { address: null, madeAt: null, reads: [] };
        const address = await addresses.write(db, feed);
        return { address, madeAt: feed.madeAt, reads: await listReads(db, actor.id) };
      },
    }),
    defineRoute({
      method: 'post',
      path: '/api/me/calendar-feed',
      summary: 'Make such an address; one that there was ends',
      access: readers,
      input: {},
      output: json(201, calendarFeedState),
      handle: (call, tx) => makeCalendarFeed(tx, call),
    }),
    defineRoute({
      method: 'delete',
      path: '/api/me/calendar-feed',
      summary: 'Take the address back',
      access: readers,
      input: {},
      output: json(200, calendarFeedState),
      handle: (call, tx) => revokeCalendarFeed(tx, call),
    }),
    defineRoute({
      method: 'get',
      path: '/api/sessions/{id}/calendar',
      summary: 'One session as a file for a calendar',
      access: readers,
      input: { params: z.object({ id: z.uuid() }) },
      output: file(CALENDAR_TYPE),
      handle: ({ actor, params }, db) => readLesson(db, actor, params.id),
    }),
  ];
};
