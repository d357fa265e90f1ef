import { noticesContract } from '@bayan/domain/notices/notices.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { changeNoticeSettings } from './change-notice-settings.ts';
import { findNoticeSettings } from './notice-settings.repository.ts';
import { countUnread, listNotices, markRead } from './notices.repository.ts';

export const noticeRoutes = () =>
  defineRoutes(noticesContract, {
    'GET /api/notices': ({ actor, query }, db) =>
      pageByInstant(
        query,
        range => listNotices(db, actor.id, range),
        ({ createdAt }) => createdAt,
      ),
    async 'POST /api/notices/read'({ actor, body, now }, tx) {
      await markRead(tx, actor.id, { ...body, now });
      return { unread: await countUnread(tx, actor.id) };
    },
    'GET /api/me/notice-settings': ({ actor }, db) => findNoticeSettings(db, actor.id),
    'PUT /api/me/notice-settings': (call, tx) => changeNoticeSettings(tx, call, call.version, call.body),
  });
