import { tutorsContract } from '@bayan/domain/tutors/tutors.contract';
import { pageByText } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { listTutors } from './tutors.repository.ts';

export const tutorRoutes = () =>
  defineRoutes(tutorsContract, {
    'GET /api/tutors': ({ actor, query, now }, db) =>
      pageByText(
        query,
        page => listTutors(db, actor, { at: now, ...page }),
        ({ name }) => name,
      ),
  });
