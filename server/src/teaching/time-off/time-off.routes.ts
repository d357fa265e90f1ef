import { timeOffContract } from '@bayan/domain/time-off/time-off.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { preview } from '#teaching/availability/preview.ts';
import { tutorToPlan } from '#teaching/availability/tutor-to-plan.ts';
import { addTimeOff } from './add-time-off.ts';
import { changeTimeOff } from './change-time-off.ts';
import { removeTimeOff } from './remove-time-off.ts';
import { listTimeOff } from './time-off.repository.ts';

export const timeOffRoutes = () =>
  defineRoutes(timeOffContract, {
    async 'GET /api/time-off'(call, db) {
      const { tutorId: asked, ...query } = call.query;
      const { id: tutorId } = await tutorToPlan(db, call.actor, asked);
      return pageByInstant(
        query,
        range => listTimeOff(db, call.actor, { tutorId, ...range }),
        ({ endsAt }) => endsAt,
      );
    },
    'POST /api/time-off': (call, tx) => addTimeOff(tx, call, call.body),
    'POST /api/time-off/preview': (call, tx) => preview(tx, inner => addTimeOff(inner, call, call.body)),
    'PATCH /api/time-off/{id}': (call, tx) => changeTimeOff(tx, call, recordVersionOf(call), call.body),
    'POST /api/time-off/{id}/preview': (call, tx) =>
      preview(tx, inner => changeTimeOff(inner, call, recordVersionOf(call), call.body)),
    'DELETE /api/time-off/{id}': (call, tx) => removeTimeOff(tx, call, recordVersionOf(call)),
  });
