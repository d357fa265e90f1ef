import { mailContract } from '@bayan/domain/mail/mail.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { exportMail } from './export-mail.ts';
import { listMail } from './mail.repository.ts';
import { retryMail } from './retry-mail.ts';

export const mailRoutes = () =>
  defineRoutes(mailContract, {
    'GET /api/mail': ({ query: { cursor, limit, ...filters } }, db) =>
      pageByInstant(
        { cursor, limit },
        page => listMail(db, { filters, ...page }),
        ({ createdAt }) => createdAt,
      ),
    'GET /api/mail/export': ({ actor, query: filters, now }, db) => exportMail(db, actor, { filters, now }),
    'POST /api/mail/{id}/retry': (call, tx) => retryMail(tx, call, call.params.id),
  });
