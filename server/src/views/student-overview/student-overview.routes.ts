import { studentOverview } from '@bayan/domain/student-overview/student-overview';
import { members } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { readStudentOverview } from './read-student-overview.ts';

export const studentOverviewRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/student-overview',
    summary: 'All that a student’s dashboard shows: what is next, what is due, how it is going',
    access: members('student'),
    input: {},
    output: json(200, studentOverview),
    handle: ({ actor, now }, db) => readStudentOverview(db, actor, now),
  }),
];
