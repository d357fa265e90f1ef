import { tutorOverview } from '@bayan/domain/tutor-overview/tutor-overview';
import { members } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
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
