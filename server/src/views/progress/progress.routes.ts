import { progress, progressQuery } from '@bayan/domain/progress/progress';
import { members } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
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
