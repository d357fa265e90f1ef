import { availabilityContract } from '@bayan/domain/availability/availability.contract';
import { pageByDay } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { addAvailability } from './add-availability.ts';
import { listAvailability } from './availability.repository.ts';
import { changeAvailability } from './change-availability.ts';
import { compareOverlap } from './compare-overlap.ts';
import { planDay, readDay, readDays } from './plan-day.ts';
import { preview } from './preview.ts';
import { removeAvailability } from './remove-availability.ts';
import { tutorToPlan } from './tutor-to-plan.ts';

const seenDayOf = ({ params, version }: { params: { day: string }; version: number }) => ({
  day: params.day,
  version,
});

export const availabilityRoutes = () =>
  defineRoutes(availabilityContract, {
    async 'GET /api/availability'(call, db) {
      const { tutorId: asked, ...query } = call.query;
      const { id: tutorId } = await tutorToPlan(db, call.actor, asked);
      return pageByDay(
        query,
        range => listAvailability(db, call.actor, { tutorId, ...range }),
        ({ validFrom }) => validFrom,
      );
    },
    'GET /api/availability/overlap': (call, db) => compareOverlap(db, call, call.query),
    'GET /api/availability/days': (call, db) => readDays(db, call.actor, call.query),
    'GET /api/availability/days/{day}': (call, db) =>
      readDay(db, call.actor, call.params.day, call.query.tutorId),
    'POST /api/availability': (call, tx) => addAvailability(tx, call, call.body),
    'POST /api/availability/preview': (call, tx) =>
      preview(tx, inner => addAvailability(inner, call, call.body)),
    'PATCH /api/availability/{id}': (call, tx) =>
      changeAvailability(tx, call, recordVersionOf(call), call.body),
    'POST /api/availability/{id}/preview': (call, tx) =>
      preview(tx, inner => changeAvailability(inner, call, recordVersionOf(call), call.body)),
    'DELETE /api/availability/{id}': (call, tx) => removeAvailability(tx, call, recordVersionOf(call)),
    'PUT /api/availability/days/{day}': (call, tx) => planDay(tx, call, seenDayOf(call), call.body),
    'POST /api/availability/days/{day}/preview': (call, tx) =>
      preview(tx, inner => planDay(inner, call, seenDayOf(call), call.body)),
  });
