import { tutorOverviewContract } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { readTutorOverview } from './read-tutor-overview.ts';

export const tutorOverviewRoutes = () =>
  defineRoutes(tutorOverviewContract, {
    'GET /api/tutor-overview': ({ actor, now }, db) => readTutorOverview(db, actor, now),
  });
