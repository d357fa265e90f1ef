import { Refusal } from '@bayan/domain/errors';
import { sessionPage, sessionView } from '@bayan/domain/sessions/session';
import { clashAnswer, clashQuery } from '@bayan/domain/sessions/session-clash';
import {
  changeSessionForm,
  changeStatusForm,
  logSessionForm,
  ownSessionsQuery,
  sessionExportQuery,
  sessionListQuery,
} from '@bayan/domain/sessions/session-form';
import { sessionTotals } from '@bayan/domain/sessions/session-totals';
import { z } from 'zod';
import { members } from '../../http/access.ts';
import { file, json, ownVersion, record } from '../../http/output.ts';
import { defineRoute, type Route, seenIn } from '../../http/route.ts';
import { changeSession } from './change-session.ts';
import { changeSessionStatus } from './change-session-status.ts';
import { exportSessions } from './export-sessions.ts';
import { foreseeClash } from './foresee-clash.ts';
import {
  pageOfSessions,
  pageOfSessionsAhead,
  pageOfSessionsOver,
  totalsOfSessions,
} from './list-sessions.ts';
import { logSession } from './log-session.ts';
import { findSession } from './sessions.repository.ts';

const byId = z.object({ id: z.uuid() });
const everyRole = members('admin', 'tutor', 'student');
const teachers = members('admin', 'tutor');

export const sessionRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/sessions',
    summary: 'The sessions one may see, newest first',
    access: everyRole,
    input: { query: sessionListQuery },
    output: json(200, sessionPage),
    handle: ({ actor, query, now }, db) => pageOfSessions(db, actor, query, now),
  }),
  defineRoute({
    method: 'get',
    path: '/api/sessions/export',
    summary: 'The same list as a CSV file, all of it',
    access: teachers,
    input: { query: sessionExportQuery },
    output: file('text/csv; charset=utf-8'),
    handle: ({ actor, query, now }, db) => exportSessions(db, actor, query, now),
  }),
  defineRoute({
    method: 'get',
    path: '/api/sessions/totals',
    summary: 'The same list added up: how many, how long, how rated',
    access: members('tutor'),
    input: { query: sessionExportQuery },
    output: json(200, sessionTotals),
    handle: ({ actor, query, now }, db) => totalsOfSessions(db, actor, query, now),
  }),
  defineRoute({
    method: 'get',
    path: '/api/sessions/clash',
    summary: 'What would be in the way of a session, asked before it is saved',
    access: members('tutor'),
    input: { query: clashQuery },
    output: json(200, clashAnswer),
    handle: async (call, db) => ({ clash: await foreseeClash(db, call, call.query) }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/sessions/ahead',
    summary: 'A student’s sessions that go on or are to come, soonest first',
    access: members('student'),
    input: { query: ownSessionsQuery },
    output: json(200, sessionPage),
    handle: ({ actor, query, now }, db) => pageOfSessionsAhead(db, { studentId: actor.id, now }, query),
  }),
  defineRoute({
    method: 'get',
    path: '/api/sessions/over',
    summary: 'All others of a student’s sessions, newest first',
    access: members('student'),
    input: { query: ownSessionsQuery },
    output: json(200, sessionPage),
    handle: ({ actor, query, now }, db) => pageOfSessionsOver(db, { studentId: actor.id, now }, query),
  }),
  defineRoute({
    method: 'get',
    path: '/api/sessions/{id}',
    summary: 'One session',
    access: everyRole,
    input: { params: byId },
    output: record(200, sessionView, ownVersion),
    handle: async ({ actor, params }, db) => {
      const session = await findSession(db, actor, params.id);
      if (!session) throw new Refusal('not-found');
      return session;
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/sessions',
    summary: 'Log a session: one to come, one going on, or one that took place',
    access: teachers,
    input: { body: logSessionForm },
    output: record(201, sessionView, ownVersion),
    handle: (call, tx) => logSession(tx, call, call.body),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/sessions/{id}',
    summary: 'Change when a session is, or what is written about it',
    access: teachers,
    input: { params: byId, body: changeSessionForm, version: 'required' },
    output: record(200, sessionView, ownVersion),
    handle: (call, tx) => changeSession(tx, call, seenIn(call), call.body),
  }),
  defineRoute({
    method: 'post',
    path: '/api/sessions/{id}/status',
    summary: 'Start, complete, cancel or reinstate a session',
    access: teachers,
    input: { params: byId, body: changeStatusForm, version: 'required' },
    output: record(200, sessionView, ownVersion),
    handle: (call, tx) => changeSessionStatus(tx, call, seenIn(call), call.body),
  }),
];
