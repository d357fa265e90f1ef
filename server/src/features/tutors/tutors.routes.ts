import { tutorCardPage, tutorListQuery } from '@bayan/domain/tutors/tutor-card';
import { members } from '#http/access.ts';
import { pageByText } from '#http/cursor.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
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
