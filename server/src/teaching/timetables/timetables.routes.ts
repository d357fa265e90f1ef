import { timetablesContract } from '@bayan/domain/timetables/timetables.contract';
import { pageByDay } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { changeTimetable } from './change-timetable.ts';
import { makeTimetable } from './make-timetable.ts';
import { listTimetables } from './timetables.repository.ts';

export const timetableRoutes = () =>
  defineRoutes(timetablesContract, {
    'GET /api/timetables'(call, db) {
      const { cursor, limit, country } = call.query;
      return pageByDay(
        { cursor, limit },
        range => listTimetables(db, { country, ...range }),
        ({ fromOn }) => fromOn,
      );
    },
    'POST /api/timetables': (call, tx) => makeTimetable(tx, call, call.body),
    'PATCH /api/timetables/{id}': (call, tx) => changeTimetable(tx, call, recordVersionOf(call), call.body),
  });
