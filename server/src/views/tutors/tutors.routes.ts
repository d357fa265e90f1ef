import { tutorCardPage, tutorListQuery } from '@bayan/domain/tutors/tutor-card';
import { members } from '@bayan/platform/http/access';
import { pageByText } from '@bayan/platform/http/cursor';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { listTutors } from './tutors.repository.ts';

export const tutorRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/tutors',
    summary: 'Who teaches one now, by name',
    access: members('student'),
    input: { query: tutorListQuery },
    output: json(200, tutorCardPage),
    handle: ({ actor, query, now }, db) =>
      pageByText(
        query,
        page => listTutors(db, actor, { at: now, ...page }),
        ({ name }) => name,
      ),
  }),
];
