import { publicTutorsContract } from '@bayan/domain/public-tutors/public-tutors.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { publishTutor, readPublicProfile, unpublishTutor } from './change-public-profile.ts';

export const publicTutorRoutes = () =>
  defineRoutes(publicTutorsContract, {
    'GET /api/tutors/{id}/public-profile': (call, db) => readPublicProfile(db, call.params.id),
    'PUT /api/tutors/{id}/public-profile': (call, tx) =>
      publishTutor(tx, call, recordVersionOf(call), call.body),
    'DELETE /api/tutors/{id}/public-profile': (call, tx) => unpublishTutor(tx, call, recordVersionOf(call)),
  });
