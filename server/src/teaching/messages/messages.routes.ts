import { messagesContract } from '@bayan/domain/messages/messages.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordLook } from '#academy/audit/audit.repository.ts';
import { listMessages, listWaiting } from './messages.repository.ts';
import { sendMessage } from './send-message.ts';

export const messageRoutes = () =>
  defineRoutes(messagesContract, {
    async 'GET /api/messages'(call, db) {
      const { studentId, with: correspondent, ...query } = call.query;
      const page = await pageByInstant(
        query,
        range => listMessages(db, call.actor, { studentId, correspondent, ...range }),
        ({ createdAt }) => createdAt,
      );
      await recordLook(db, call, { studentId, what: 'messages', found: page.items });
      return page;
    },
    'GET /api/messages/waiting': ({ query }, db) =>
      pageByInstant(
        query,
        range => listWaiting(db, range),
        ({ since }) => since,
      ),
    'POST /api/messages': (call, tx) => sendMessage(tx, call, call.body),
  });
