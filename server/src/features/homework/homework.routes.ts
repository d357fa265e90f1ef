import { Refusal } from '@bayan/domain/errors';
import { homeworkPage, homeworkView } from '@bayan/domain/homework/homework';
import {
  assignHomeworkForm,
  changeHomeworkForm,
  gradeHomeworkForm,
  homeworkListQuery,
} from '@bayan/domain/homework/homework-form';
import { z } from 'zod';
import { members } from '../../http/access.ts';
import { pageByInstant } from '../../http/cursor.ts';
import { json, ownVersion, record } from '../../http/output.ts';
import { defineRoute, type Route, seenIn } from '../../http/route.ts';
import { recordLook } from '../audit/audit.repository.ts';
import { assignHomework } from './assign-homework.ts';
import { changeHomework } from './change-homework.ts';
import { gradeHomework } from './grade-homework.ts';
import { findHomework, listHomework } from './homework.repository.ts';

const byId = z.object({ id: z.uuid() });
const everyRole = members('admin', 'tutor', 'student');
const teachers = members('admin', 'tutor');

export const homeworkRoutes = (): Route[] => [
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
];
