import { seriesChangeContract } from '@bayan/domain/session-series/series-change.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { changeSeries } from './change-series.ts';
import { previewSeriesChange } from './preview-series-change.ts';

export const seriesChangeRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(seriesChangeContract, {
    'POST /api/session-series/{id}/change/preview': (call, tx) =>
      previewSeriesChange(tx, call, recordVersionOf(call), call.body),
    'POST /api/session-series/{id}/change': (call, tx) =>
      changeSeries(tx, call, recordVersionOf(call), call.body, sessionChanges),
  });
