import { sessionRequestPage, sessionRequestView } from '@bayan/domain/session-requests/session-request';
import {
  answerForm,
  askForm,
  sessionRequestListQuery,
} from '@bayan/domain/session-requests/session-request-form';
import { members } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json, ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route, seenIn } from '@bayan/platform/http/route';
import { keyOf, passOrRefuse } from '@bayan/platform/limits/limits.repository';
import { z } from 'zod';
import type { Config } from '#config/config.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { answerSessionRequest } from './answer-session-request.ts';
import { askAboutSession } from './ask-about-session.ts';
import { listSessionRequests } from './session-requests.repository.ts';
import { withdrawSessionRequest } from './withdraw-session-request.ts';

const byId = z.object({ id: z.uuid() });
/** Of one person: each is a mail to a tutor or to the academy (R113). */
const MOST_REQUESTS = { most: 60, windowMs: 3_600_000 };

interface Parts {
  readonly config: Config;
  readonly sessionChanges: SessionChanges;
}

export const sessionRequestRoutes = ({ config, sessionChanges }: Parts): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/session-requests',
    summary: 'What was asked about the sessions one may see, newest first',
    access: members('admin', 'tutor', 'student'),
    input: { query: sessionRequestListQuery },
    output: json(200, sessionRequestPage),
    handle: ({ actor, query: { cursor, limit, ...filters } }, db) =>
      pageByInstant(
        { cursor, limit },
        range => listSessionRequests(db, actor, { filters, ...range }),
        ({ createdAt }) => createdAt,
      ),
  }),
  defineRoute({
    method: 'post',
    path: '/api/session-requests',
    summary: 'Ask to move or to cancel an upcoming session of one’s own',
    access: members('student'),
    input: { body: askForm },
    output: record(201, sessionRequestView, ownVersion),
    before: async ({ actor, now }, db) => {
      if (!config.auth.rateLimits) return;
      await passOrRefuse(db, { ...MOST_REQUESTS, key: keyOf('session requests of a person', actor.id) }, now);
    },
    handle: (call, tx) => askAboutSession(tx, call, call.body),
  }),
  defineRoute({
    method: 'post',
    path: '/api/session-requests/{id}/withdrawal',
    summary: 'Take back what one has asked, before it is answered',
    access: members('student'),
    input: { params: byId, version: 'required' },
    output: record(200, sessionRequestView, ownVersion),
    handle: (call, tx) => withdrawSessionRequest(tx, call, seenIn(call)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/session-requests/{id}/answer',
    summary: 'Accept it, which moves or cancels the session at once, or decline it',
    access: members('admin', 'tutor'),
    input: { params: byId, body: answerForm, version: 'required' },
    output: record(200, sessionRequestView, ownVersion),
    handle: (call, tx) => answerSessionRequest(tx, call, seenIn(call), call.body, sessionChanges),
  }),
];
