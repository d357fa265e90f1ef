import { tutorOverview } from '@bayan/domain/tutor-overview/tutor-overview';
import { members } from '#http/access.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
import { readTutorOverview } from './read-tutor-overview.ts';

export const tutorOverviewRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/tutor-overview',
    summary: 'All that a tutor’s overview shows: her lessons, what waits for her, and her hours',
    access: members('tutor'),
    input: {},
    output: json(200, tutorOverview),
    handle: ({ actor, now }, db) => readTutorOverview(db, actor, now),
  }),
];
