import { studentOverview } from '@bayan/domain/student-overview/student-overview';
import { members } from '#http/access.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
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
