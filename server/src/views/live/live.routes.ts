import { liveEvent } from '@bayan/domain/live/live-event';
import { members } from '@bayan/platform/http/access';
import { events } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import type { LiveHub } from './live-hub.ts';

export const liveRoutes = ({ live }: { readonly live: LiveHub }): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/live',
    summary: 'What changes from now on of what one may see',
    access: members('admin', 'tutor', 'student'),
    input: {},
    output: events(liveEvent),
    handle:
      async ({ bearer, actor }) =>
      stream =>
        live.open(bearer, actor, stream),
  }),
];
