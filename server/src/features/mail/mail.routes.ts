import { mailListQuery, mailPage } from '@bayan/domain/mail/mail';
import { members } from '#http/access.ts';
import { pageByInstant } from '#http/cursor.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
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
