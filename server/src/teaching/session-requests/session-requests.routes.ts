import { sessionRequestsContract } from '@bayan/domain/session-requests/session-requests.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { answerSessionRequest } from './answer-session-request.ts';
import { askAboutSession } from './ask-about-session.ts';
import { listSessionRequests } from './session-requests.repository.ts';
import { withdrawSessionRequest } from './withdraw-session-request.ts';

export const sessionRequestRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(sessionRequestsContract, {
    'GET /api/session-requests': ({ actor, query: { cursor, limit, ...filters } }, db) =>
      pageByInstant(
        { cursor, limit },
        range => listSessionRequests(db, actor, { filters, ...range }),
        ({ createdAt }) => createdAt,
      ),
    'POST /api/session-requests': (call, tx) => askAboutSession(tx, call, call.body),
    'POST /api/session-requests/{id}/withdrawal': (call, tx) =>
      withdrawSessionRequest(tx, call, recordVersionOf(call)),
    'POST /api/session-requests/{id}/answer': (call, tx) =>
      answerSessionRequest(tx, call, recordVersionOf(call), call.body, sessionChanges),
  });
