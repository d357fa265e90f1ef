import { Refusal } from '@bayan/domain/errors';
import type { LessonsOut } from '@bayan/domain/session-series/lessons-out';
import type { SeriesLesson } from '@bayan/domain/session-series/series-lesson';
import { sessionSeriesContract } from '@bayan/domain/session-series/session-series.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { endSeries, planEnd } from './end-series.ts';
import { makeSeries } from './make-series.ts';
import { previewSeries } from './preview-series.ts';
import { findSeries, listSeries } from './session-series.repository.ts';

const shown = ({ remove, cancel }: LessonsOut<SeriesLesson>) => ({
  removed: [...remove],
  withdrawn: [...cancel],
});

export const sessionSeriesRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(sessionSeriesContract, {
    'GET /api/session-series': ({ actor, query: { state, tutorId, studentId, ...query }, now }, db) =>
      pageByInstant(
        query,
        range => listSeries(db, actor, { state, tutorId, studentId, now, ...range }),
        ({ endsAt }) => endsAt,
      ),
    async 'GET /api/session-series/{id}'({ actor, params }, db) {
      const series = await findSeries(db, actor, params.id);
      if (!series) throw new Refusal('not-found');
      return series;
    },
    'POST /api/session-series/preview': (call, tx) => previewSeries(tx, call, call.body),
    'POST /api/session-series': (call, tx) => makeSeries(tx, call, call.body, sessionChanges),
    async 'POST /api/session-series/{id}/end/preview'(call, tx) {
      const { out } = await planEnd(tx, call, recordVersionOf(call), call.body);
      return shown(out);
    },
    'POST /api/session-series/{id}/end': (call, tx) =>
      endSeries(tx, call, recordVersionOf(call), call.body, sessionChanges),
  });
