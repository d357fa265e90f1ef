import { Refusal } from '@bayan/domain/errors';
import { homeworkContract } from '@bayan/domain/homework/homework.contract';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { recordLook } from '#academy/audit/audit.repository.ts';
import { assignHomework } from './assign-homework.ts';
import { beginHomework } from './begin-homework.ts';
import { changeHomework } from './change-homework.ts';
import { gradeHomework } from './grade-homework.ts';
import { findHomework, listHomework } from './homework.repository.ts';
import type { HomeworkChanges } from './homework-changes.ts';
import { linkWork } from './link-work.ts';
import { countHomework, listHandedIn, listPending } from './own-homework.repository.ts';
import { submitHomework } from './submit-homework.ts';

interface Parts {
  readonly addresses: FileAddresses;
  readonly homeworkChanges: HomeworkChanges;
}

export const homeworkRoutes = ({ addresses, homeworkChanges }: Parts) =>
  defineRoutes(homeworkContract, {
    async 'GET /api/homework'(call, db) {
      const { cursor, limit, ...filters } = call.query;
      const page = await pageByInstant(
        { cursor, limit },
        range => listHomework(db, call.actor, { filters, ...range }),
        ({ dueAt }) => dueAt,
      );
      const { studentId } = filters;
      await recordLook(db, call, { studentId, what: 'homework', found: page.items });
      return page;
    },
    'GET /api/homework/pending': ({ actor, query }, db) =>
      pageByInstant(
        query,
        range => listPending(db, actor, range),
        ({ dueAt }) => dueAt,
      ),
    'GET /api/homework/completed': ({ actor, query }, db) =>
      pageByInstant(
        query,
        range => listHandedIn(db, actor, range),
        ({ submission, dueAt }) => submission?.at ?? dueAt,
      ),
    'GET /api/homework/totals': ({ actor, now }, db) => countHomework(db, actor, now),
    async 'GET /api/homework/{id}'({ actor, params }, db) {
      const homework = await findHomework(db, actor, params.id);
      if (!homework) throw new Refusal('not-found');
      return homework;
    },
    'POST /api/homework': (call, tx) => assignHomework(tx, call, call.body, homeworkChanges),
    'PATCH /api/homework/{id}': (call, tx) =>
      changeHomework(tx, call, recordVersionOf(call), call.body, homeworkChanges),
    'POST /api/homework/{id}/grade': (call, tx) =>
      gradeHomework(tx, call, recordVersionOf(call), call.body, homeworkChanges),
    'POST /api/homework/{id}/begin': (call, tx) => beginHomework(tx, call, recordVersionOf(call)),
    'PUT /api/homework/{id}/submission': (call, tx) =>
      submitHomework(tx, call, recordVersionOf(call), call.body),
    'POST /api/homework/{id}/link': (call, tx) =>
      linkWork(tx, call, { ...call.params, ...call.body }, addresses),
  });
