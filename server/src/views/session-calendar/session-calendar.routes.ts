import { sessionCalendarContract } from '@bayan/domain/session-calendar/session-calendar.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { countDays, readCalendar } from './read-calendar.ts';

export const sessionCalendarRoutes = () =>
  defineRoutes(sessionCalendarContract, {
    'GET /api/sessions/calendar': (call, db) => readCalendar(db, call.actor, call.query),
    'GET /api/sessions/days': (call, db) => countDays(db, call.actor, call.query),
  });
