import { Refusal } from '@bayan/domain/errors';
import { pageQuery } from '@bayan/domain/fields/page';
import { fileLink } from '@bayan/domain/files/file';
import { homeworkPage, homeworkView } from '@bayan/domain/homework/homework';
import {
  assignHomeworkForm,
  changeHomeworkForm,
  gradeHomeworkForm,
  homeworkListQuery,
  submitHomeworkForm,
  workLinkForm,
} from '@bayan/domain/homework/homework-form';
import { homeworkTotals } from '@bayan/domain/homework/homework-totals';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { members } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json, ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route, seenIn } from '@bayan/platform/http/route';
import { z } from 'zod';
import { recordLook } from '#academy/audit/audit.repository.ts';
import { assignHomework } from './assign-homework.ts';
import { beginHomework } from './begin-homework.ts';
import { changeHomework } from './change-homework.ts';
import { gradeHomework } from './grade-homework.ts';
import { findHomework, listHomework } from './homework.repository.ts';
import { linkWork } from './link-work.ts';
import { countHomework, listHandedIn, listPending } from './own-homework.repository.ts';
import { submitHomework } from './submit-homework.ts';

const byId = z.object({ id: z.uuid() });
const everyRole = members('admin', 'tutor', 'student');
const teachers = members('admin', 'tutor');
const students = members('student');
const page = z.strictObject(pageQuery);

export const homeworkRoutes = ({ addresses }: { readonly addresses: FileAddresses }): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/homework',
    summary: 'The homework one may see, what is due last first',
    access: everyRole,
    input: { query: homeworkListQuery },
    output: json(200, homeworkPage),
    async handle(call, db) {
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
  }),
  defineRoute({
    method: 'get',
    path: '/api/homework/pending',
    summary: 'What one has still to do, soonest due first',
    access: students,
    input: { query: page },
    output: json(200, homeworkPage),
    handle: ({ actor, query }, db) =>
      pageByInstant(
        query,
        range => listPending(db, actor, range),
        ({ dueAt }) => dueAt,
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/homework/completed',
    summary: 'What one has handed in, newest first',
    access: students,
    input: { query: page },
    output: json(200, homeworkPage),
    handle: ({ actor, query }, db) =>
      pageByInstant(
        query,
        range => listHandedIn(db, actor, range),
        ({ submission, dueAt }) => submission?.at ?? dueAt,
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/homework/totals',
    summary: 'How much homework one has, has done, and is late with',
    access: students,
    input: {},
    output: json(200, homeworkTotals),
    handle: ({ actor, now }, db) => countHomework(db, actor, now),
  }),
  defineRoute({
    method: 'get',
    path: '/api/homework/{id}',
    summary: 'One piece of homework',
    access: everyRole,
    input: { params: byId },
    output: record(200, homeworkView, ownVersion),
    handle: async ({ actor, params }, db) => {
      const homework = await findHomework(db, actor, params.id);
      if (!homework) throw new Refusal('not-found');
      return homework;
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/homework',
    summary: 'Set a student homework',
    access: teachers,
    input: { body: assignHomeworkForm },
    output: record(201, homeworkView, ownVersion),
    handle: (call, tx) => assignHomework(tx, call, call.body),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/homework/{id}',
    summary: 'Change what is to be done, or until when, before it is handed in',
    access: teachers,
    input: { params: byId, body: changeHomeworkForm, version: 'required' },
    output: record(200, homeworkView, ownVersion),
    handle: (call, tx) => changeHomework(tx, call, seenIn(call), call.body),
  }),
  defineRoute({
    method: 'post',
    path: '/api/homework/{id}/grade',
    summary: 'Grade what was handed in, or grade it anew',
    access: teachers,
    input: { params: byId, body: gradeHomeworkForm, version: 'required' },
    output: record(200, homeworkView, ownVersion),
    handle: (call, tx) => gradeHomework(tx, call, seenIn(call), call.body),
  }),
  defineRoute({
    method: 'post',
    path: '/api/homework/{id}/begin',
    summary: 'Mark homework as in progress',
    access: students,
    input: { params: byId, version: 'required' },
    output: record(200, homeworkView, ownVersion),
    handle: (call, tx) => beginHomework(tx, call, seenIn(call)),
  }),
  defineRoute({
    method: 'put',
    path: '/api/homework/{id}/submission',
    summary: 'Hand homework in, or hand in something else before it is graded',
    access: students,
    input: { params: byId, body: submitHomeworkForm, version: 'required' },
    output: record(200, homeworkView, ownVersion),
    handle: (call, tx) => submitHomework(tx, call, seenIn(call), call.body),
  }),
  defineRoute({
    method: 'post',
    path: '/api/homework/{id}/link',
    summary:
      'An address under which you can have a file of it for an hour; a look at a child’s work is written down',
    access: everyRole,
    input: { params: byId, body: workLinkForm },
    output: json(200, fileLink),
    handle: (call, tx) => linkWork(tx, call, { ...call.params, ...call.body }, addresses),
  }),
];
