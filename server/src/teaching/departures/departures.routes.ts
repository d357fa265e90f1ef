import { departuresContract } from '@bayan/domain/departures/departures.contract';
import { DEPARTURE_LIMITS } from '@bayan/domain/departures/departures.limits';
import { Refusal } from '@bayan/domain/errors';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { findPerson } from '#people/profiles/profiles.repository.ts';
import { listLessonsToSettle } from './departures.repository.ts';
import { type DepartureParts, settleDeparture } from './settle-departure.ts';

export const departureRoutes = (parts: DepartureParts) =>
  defineRoutes(departuresContract, {
    async 'GET /api/tutors/{id}/departure'({ params: { id }, now }, db) {
      const person = await findPerson(db, id);
      if (!person?.tutor) throw new Refusal('not-found');
      const found = await listLessonsToSettle(db, { tutorId: id, now, limit: DEPARTURE_LIMITS.lessons + 1 });
      return {
        lessons: found.slice(0, DEPARTURE_LIMITS.lessons),
        hasMore: found.length > DEPARTURE_LIMITS.lessons,
        version: person.profile.version,
      };
    },
    'POST /api/tutors/{id}/departure': (call, tx) =>
      settleDeparture(tx, call, recordVersionOf(call), call.body, parts),
  });
