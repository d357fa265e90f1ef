import { liveContract } from '@bayan/domain/live/live.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { LiveHub } from './live-hub.ts';

export const liveRoutes = ({ live }: { readonly live: LiveHub }) =>
  defineRoutes(liveContract, {
    'GET /api/live':
      async ({ bearer, actor }) =>
      stream =>
        live.open(bearer, actor, stream),
  });
