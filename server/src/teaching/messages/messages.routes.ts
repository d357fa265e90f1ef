import {
  messageListQuery,
  messagePage,
  messageView,
  sendMessageForm,
  waitingPage,
  waitingQuery,
} from '@bayan/domain/messages/message';
import { members } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { keyOf, passOrRefuse } from '@bayan/platform/limits/limits.repository';
import { recordLook } from '#academy/audit/audit.repository.ts';
import type { Config } from '#config/config.ts';
import { listMessages, listWaiting } from './messages.repository.ts';
import { sendMessage } from './send-message.ts';

/** Of one person (R260). */
const MOST_MESSAGES = { most: 60, windowMs: 3_600_000 };

export const messageRoutes = ({ config }: { readonly config: Config }): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/messages',
    summary: 'What a student and a tutor or the academy wrote to each other, newest first',
    access: members('admin', 'tutor', 'student'),
    input: { query: messageListQuery },
    output: json(200, messagePage),
    async handle(call, db) {
      const { studentId, with: correspondent, ...query } = call.query;
      const page = await pageByInstant(
        query,
        range => listMessages(db, call.actor, { studentId, correspondent, ...range }),
        ({ createdAt }) => createdAt,
      );
      await recordLook(db, call, { studentId, what: 'messages', found: page.items });
      return page;
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/messages/waiting',
    summary: 'Whose messages to the academy wait for an answer, the longest first',
    access: members('admin'),
    input: { query: waitingQuery },
    output: json(200, waitingPage),
    handle: ({ query }, db) =>
      pageByInstant(
        query,
        range => listWaiting(db, range),
        ({ since }) => since,
      ),
  }),
  defineRoute({
    method: 'post',
    path: '/api/messages',
    summary: 'Write to a student, or as a student to a tutor or the academy; it is kept and mailed',
    access: members('admin', 'tutor', 'student'),
    input: { body: sendMessageForm },
    output: json(201, messageView),
    before: async ({ actor, now }, db) => {
      if (!config.auth.rateLimits) return;
      await passOrRefuse(db, { ...MOST_MESSAGES, key: keyOf('messages of a person', actor.id) }, now);
    },
    handle: (call, tx) => sendMessage(tx, call, call.body),
  }),
];
