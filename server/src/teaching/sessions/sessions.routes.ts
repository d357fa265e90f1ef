import { Refusal } from '@bayan/domain/errors';
import { closingTimes } from '@bayan/domain/sessions/closing-time';
import { sessionsContract } from '@bayan/domain/sessions/sessions.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { cancelAsFamily } from './cancel-as-family.ts';
import { changeSession } from './change-session.ts';
import { changeSessionStatus } from './change-session-status.ts';
import { checkClash } from './check-clash.ts';
import { correctSession } from './correct-session.ts';
import { exportSessions } from './export-sessions.ts';
import { joinSession } from './join-session.ts';
import {
  pageOfSessions,
  pageOfSessionsAhead,
  pageOfSessionsOver,
  totalsOfSessions,
} from './list-sessions.ts';
import { logSession } from './log-session.ts';
import { reassignSession } from './reassign-session.ts';
import type { SessionChanges } from './session-changes.ts';
import { rulesOf } from './session-rules.ts';
import { findSession } from './sessions.repository.ts';
import { undoSessionStatus } from './undo-session-status.ts';
import { listWithoutTutor } from './waiting-sessions.repository.ts';

export const sessionRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(sessionsContract, {
    'GET /api/sessions': ({ actor, query, now }, db) => pageOfSessions(db, actor, query, now),
    'GET /api/sessions/export': ({ actor, query, now }, db) => exportSessions(db, actor, query, now),
    'GET /api/sessions/totals': ({ actor, query, now }, db) => totalsOfSessions(db, actor, query, now),
    'GET /api/sessions/clash': async (call, db) => ({ clash: await checkClash(db, call, call.query) }),
    'GET /api/sessions/ahead': ({ actor, query, now }, db) =>
      pageOfSessionsAhead(db, { studentId: actor.id, now }, query),
    'GET /api/sessions/over': ({ actor, query, now }, db) =>
      pageOfSessionsOver(db, { studentId: actor.id, now }, query),
    'GET /api/sessions/without-tutor': ({ query }, db) =>
      pageByInstant(
        query,
        page => listWithoutTutor(db, page),
        ({ startsAt }) => startsAt,
      ),
    async 'GET /api/sessions/{id}'({ actor, params }, db) {
      const session = await findSession(db, actor, params.id);
      if (!session) throw new Refusal('not-found');
      return session;
    },
    async 'GET /api/sessions/{id}/options'({ actor, params }, db) {
      const session = await findSession(db, actor, params.id);
      if (!session) throw new Refusal('not-found');
      const rules = await rulesOf(db, session);
      return { ...closingTimes(session, rules), selfService: rules.selfService };
    },
    'POST /api/sessions': (call, tx) => logSession(tx, call, call.body, sessionChanges),
    'PATCH /api/sessions/{id}': (call, tx) =>
      changeSession(tx, call, recordVersionOf(call), call.body, sessionChanges),
    'POST /api/sessions/{id}/status': (call, tx) =>
      changeSessionStatus(tx, call, recordVersionOf(call), call.body, sessionChanges),
    'POST /api/sessions/{id}/cancel': (call, tx) =>
      cancelAsFamily(tx, call, recordVersionOf(call), call.body, sessionChanges),
    'POST /api/sessions/{id}/undo': (call, tx) =>
      undoSessionStatus(tx, call, call.params.id, call.body, sessionChanges),
    'POST /api/sessions/{id}/join': (call, tx) => joinSession(tx, call, call.params.id),
    'POST /api/sessions/{id}/correction': (call, tx) =>
      correctSession(tx, call, recordVersionOf(call), call.body, sessionChanges),
    'POST /api/sessions/{id}/reassignment': (call, tx) =>
      reassignSession(tx, call, recordVersionOf(call), call.body, sessionChanges),
  });
