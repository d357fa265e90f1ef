import { messageListQuery, messagePage, messageView, sendMessageForm } from '@bayan/domain/messages/message';
import type { Config } from '../../config.ts';
import { members } from '../../http/access.ts';
import { pageByInstant } from '../../http/cursor.ts';
import { json } from '../../http/output.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { recordLook } from '../audit/audit.repository.ts';
import { keyOf, passOrRefuse } from '../limits/limits.repository.ts';
import { listMessages } from './messages.repository.ts';
import { sendMessage } from './send-message.ts';

/** Of one person (R260). */
const MOST_MESSAGES = { most: 60, windowMs: 3_600_000 };

export const messageRoutes = ({ config }: { readonly config: Config }): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/messages',
    summary: 'What was written between oneself and a student, newest first',
    access: members('admin', 'tutor', 'student'),
    input: { query: messageListQuery },
    output: json(200, messagePage),
    async handle(call, db) {
      const { studentId, ...query } = call.query;
      const page = await pageByInstant(
        query,
        range => listMessages(db, call.actor, { studentId, ...range }),
        ({ createdAt }) => createdAt,
      );
      await recordLook(db, call, { studentId, what: 'messages', found: page.items });
      return page;
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/messages',
    summary: 'Write to a student of one’s own; it is mailed to the student and the parent',
    access: members('tutor'),
    input: { body: sendMessageForm },
    output: json(201, messageView),
    before: async ({ actor, now }, db) => {
      if (!config.auth.rateLimits) return;
      await passOrRefuse(db, { ...MOST_MESSAGES, key: keyOf('messages of a person', actor.id) }, now);
    },
    handle: (call, tx) => sendMessage(tx, call, call.body),
  }),
];
