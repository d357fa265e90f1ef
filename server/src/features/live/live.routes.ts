import { liveEvent } from '@bayan/domain/live/live-event';
import { members } from '#http/access.ts';
import { events } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
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
