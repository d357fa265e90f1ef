import { progressContract } from '@bayan/domain/progress/progress.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { readProgress } from './read-progress.ts';

export const progressRoutes = () =>
  defineRoutes(progressContract, {
    'GET /api/progress': ({ actor, query, now }, db) => readProgress(db, actor, query, now),
  });
