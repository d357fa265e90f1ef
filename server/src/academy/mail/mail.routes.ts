import { mailListQuery, mailPage } from '@bayan/domain/mail/mail';
import { members } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { listMail } from './mail.repository.ts';

export const mailRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/mail',
    summary: 'The mails of the academy, newest first: what went out, what waits and what failed',
    access: members('admin'),
    input: { query: mailListQuery },
    output: json(200, mailPage),
    handle: ({ query: { status, ...query } }, db) =>
      pageByInstant(
        query,
        page => listMail(db, { status, ...page }),
        ({ createdAt }) => createdAt,
      ),
  }),
];
