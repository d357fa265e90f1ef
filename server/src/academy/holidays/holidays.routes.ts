import { holidaysContract } from '@bayan/domain/holidays/holidays.contract';
import { pageByDay } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { addHoliday } from './add-holiday.ts';
import { changeHoliday } from './change-holiday.ts';
import { listHolidays } from './holidays.repository.ts';
import { removeHoliday } from './remove-holiday.ts';

export const holidayRoutes = () =>
  defineRoutes(holidaysContract, {
    'GET /api/holidays'(call, db) {
      const { cursor, limit, ...filters } = call.query;
      return pageByDay(
        { cursor, limit },
        range => listHolidays(db, { filters, ...range }),
        ({ fromOn }) => fromOn,
      );
    },
    'POST /api/holidays': (call, tx) => addHoliday(tx, call, call.body),
    'PATCH /api/holidays/{id}': (call, tx) => changeHoliday(tx, call, recordVersionOf(call), call.body),
    'DELETE /api/holidays/{id}': (call, tx) => removeHoliday(tx, call, recordVersionOf(call)),
  });
