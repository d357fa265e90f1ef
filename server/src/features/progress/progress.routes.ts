import { progress, progressQuery } from '@bayan/domain/progress/progress';
import { members } from '#http/access.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
import { readProgress } from './read-progress.ts';

export const progressRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/progress',
    summary: 'How the student who asks got on in a period: hours, ratings, subjects and homework',
    access: members('student'),
    input: { query: progressQuery },
    output: json(200, progress),
    handle: ({ actor, query, now }, db) => readProgress(db, actor, query, now),
  }),
];
