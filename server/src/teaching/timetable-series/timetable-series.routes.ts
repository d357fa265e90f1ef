import { Refusal } from '@bayan/domain/errors';
import { timetableSeriesContract } from '@bayan/domain/timetable-series/timetable-series.contract';
import { pageByText } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { applyTimetable, liftTimetable } from '#teaching/timetables/apply-timetable.ts';
import { findTimetable } from '#teaching/timetables/timetables.repository.ts';
import { decideSlots } from './decide-slots.ts';
import { readSeriesInTimetable } from './read-series-in-timetable.ts';
import { listSeriesOf } from './timetable-series.repository.ts';
import { viewOf } from './view-of-series.ts';

export const timetableSeriesRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(timetableSeriesContract, {
    async 'GET /api/timetables/{id}/slots'(call, db) {
      const { actor, now } = call;
      const timetable = await findTimetable(db, call.params.id);
      if (!timetable) throw new Refusal('not-found');
      const page = await pageByText(
        call.query,
        range => listSeriesOf(db, actor, timetable, { ...range, now }),
        ({ student }) => student.name,
      );
      const plans = await readSeriesInTimetable(db, timetable, page.items, now);
      return { ...page, items: plans.map(viewOf) };
    },
    'PUT /api/timetables/{id}/slots/{seriesId}'(call, tx) {
      const { id: timetableId, seriesId: id } = call.params;
      return decideSlots(tx, call, { timetableId, id, version: call.version }, call.body, sessionChanges);
    },
    'POST /api/timetables/{id}/apply': (call, tx) => applyTimetable(tx, call, recordVersionOf(call)),
    'POST /api/timetables/{id}/lift': (call, tx) => liftTimetable(tx, call, recordVersionOf(call)),
  });
