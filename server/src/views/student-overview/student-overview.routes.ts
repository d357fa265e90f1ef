import { studentOverviewContract } from '@bayan/domain/student-overview/student-overview.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { readStudentOverview } from './read-student-overview.ts';

export const studentOverviewRoutes = () =>
  defineRoutes(studentOverviewContract, {
    'GET /api/student-overview': ({ actor, now }, db) => readStudentOverview(db, actor, now),
  });
