import { seriesGapsContract } from '@bayan/domain/session-series/series-gaps.contract';
import { pageByDay } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { readGaps } from './list-gaps.ts';
import { settleGap } from './settle-gap.ts';

export const seriesGapsRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(seriesGapsContract, {
    'GET /api/session-series/gaps': ({ actor, query, now }, db) =>
      pageByDay(
        query,
        range => readGaps(db, actor, { ...range, now }),
        ({ day }) => day,
      ),
    'POST /api/session-series/{id}/gaps/{day}': (call, tx) =>
      settleGap(tx, call, recordVersionOf(call), { ...call.body, day: call.params.day }, sessionChanges),
  });
