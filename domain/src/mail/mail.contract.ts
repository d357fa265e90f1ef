import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { MAIL_STATUSES } from './mail-status.ts';

const mailStatus = z.enum(MAIL_STATUSES);

/** Admins see the delivery status of a mail, never its content. */
const mailView = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    to: z.string(),
    language,
    status: mailStatus,
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: instant,
    sentAt: instant.nullable(),
  })
  .meta({ id: 'Mail' });
export const mailPage = pageOf(mailView).meta({ id: 'MailPage' });

const mailListQuery = z.strictObject({ status: mailStatus.optional(), ...pageQuery });
export type MailListQuery = z.infer<typeof mailListQuery>;

export const mailContract = defineContract('mail', {
  'GET /api/mail': {
    summary: 'List the academy’s mails, newest first',
    description: 'The list covers waiting, sent, failed and withdrawn mails.',
    access: ['admin'],
    query: mailListQuery,
    answer: { status: 200, json: mailPage },
    errors: [],
  },
});
