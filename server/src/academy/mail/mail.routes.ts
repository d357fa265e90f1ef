import { mailContract } from '@bayan/domain/mail/mail.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { listMail } from './mail.repository.ts';

export const mailRoutes = () =>
  defineRoutes(mailContract, {
    'GET /api/mail': ({ query: { status, ...query } }, db) =>
      pageByInstant(
        query,
        page => listMail(db, { status, ...page }),
        ({ createdAt }) => createdAt,
      ),
  });
