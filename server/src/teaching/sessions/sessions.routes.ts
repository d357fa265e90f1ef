import { Refusal } from '@bayan/domain/errors';
import { sessionPage, sessionView } from '@bayan/domain/sessions/session';
import { clashAnswer, clashQuery } from '@bayan/domain/sessions/session-clash';
import { correctionForm } from '@bayan/domain/sessions/session-correction';
import {
  changeSessionForm,
  changeStatusForm,
  logSessionForm,
  ownSessionsQuery,
  sessionExportQuery,
  sessionListQuery,
} from '@bayan/domain/sessions/session-form';
import { sessionTotals } from '@bayan/domain/sessions/session-totals';
import { reassignForm, waitingSessionPage } from '@bayan/domain/sessions/waiting-session';
import { members } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { file, json, ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route, seenIn } from '@bayan/platform/http/route';
import { keyOf, passOrRefuse } from '@bayan/platform/limits/limits.repository';
import { z } from 'zod';
import type { Config } from '#config/config.ts';
import { changeSession } from './change-session.ts';
import { changeSessionStatus } from './change-session-status.ts';
import { correctSession } from './correct-session.ts';
import { exportSessions } from './export-sessions.ts';
import { foreseeClash } from './foresee-clash.ts';
import {
  pageOfSessions,
  pageOfSessionsAhead,
  pageOfSessionsOver,
  totalsOfSessions,
} from './list-sessions.ts';
import { logSession } from './log-session.ts';
import { reassignSession } from './reassign-session.ts';
import type { SessionChanges } from './session-changes.ts';
import { findSession } from './sessions.repository.ts';
import { listWithoutTutor } from './waiting-sessions.repository.ts';

const byId = z.object({ id: z.uuid() });
const everyRole = members('admin', 'tutor', 'student');
const teachers = members('admin', 'tutor');

/** Of one person: each is a mail to a family (R499). */
const MOST_CORRECTIONS = { most: 60, windowMs: 3_600_000 };

interface Parts {
  readonly config: Config;
  readonly sessionChanges: SessionChanges;
}

export const sessionRoutes = ({ config, sessionChanges }: Parts): Route[] => [
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
    path: '/api/sessions/without-tutor',
    summary: 'Sessions to come whose tutor has left, soonest first, each with who could give it',
    access: members('admin'),
    input: { query: ownSessionsQuery },
    output: json(200, waitingSessionPage),
    handle: ({ query }, db) =>
      pageByInstant(
        query,
        page => listWithoutTutor(db, page),
        ({ startsAt }) => startsAt,
      ),
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
    handle: (call, tx) => changeSession(tx, call, seenIn(call), call.body, sessionChanges),
  }),
  defineRoute({
    method: 'post',
    path: '/api/sessions/{id}/status',
    summary: 'Start, complete, cancel or reinstate a session',
    access: teachers,
    input: { params: byId, body: changeStatusForm, version: 'required' },
    output: record(200, sessionView, ownVersion),
    handle: (call, tx) => changeSessionStatus(tx, call, seenIn(call), call.body, sessionChanges),
  }),
  defineRoute({
    method: 'post',
    path: '/api/sessions/{id}/correction',
    summary: 'Correct a completed session, with a reason; the family is told',
    access: teachers,
    input: { params: byId, body: correctionForm, version: 'required' },
    output: record(200, sessionView, ownVersion),
    before: async ({ actor, now }, db) => {
      if (!config.auth.rateLimits) return;
      await passOrRefuse(db, { ...MOST_CORRECTIONS, key: keyOf('corrections of a person', actor.id) }, now);
    },
    handle: (call, tx) => correctSession(tx, call, seenIn(call), call.body, sessionChanges),
  }),
  defineRoute({
    method: 'post',
    path: '/api/sessions/{id}/reassignment',
    summary: 'Give a session whose tutor has left to another',
    access: members('admin'),
    input: { params: byId, body: reassignForm, version: 'required' },
    output: record(200, sessionView, ownVersion),
    handle: (call, tx) => reassignSession(tx, call, seenIn(call), call.body, sessionChanges),
  }),
];
