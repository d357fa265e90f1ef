import { sessionSeriesContract } from '@bayan/domain/session-series/session-series.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { makeSeries } from './make-series.ts';
import { previewSeries } from './preview-series.ts';

export const sessionSeriesRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(sessionSeriesContract, {
    'POST /api/session-series/preview': (call, tx) => previewSeries(tx, call, call.body),
    'POST /api/session-series': (call, tx) => makeSeries(tx, call, call.body, sessionChanges),
  });
