import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { searchText } from '#fields/text.ts';
import { MAIL_STATUSES } from './mail-status.ts';

const mailStatus = z.enum(MAIL_STATUSES);

/** Admins see the delivery status of a mail, never its content. */
export const mailView = z
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
export type Mail = z.output<typeof mailView>;
export const mailPage = pageOf(mailView).meta({ id: 'MailPage' });

const mailFilters = {
  status: mailStatus.optional(),
  q: searchText.optional().describe('The beginning of the address that the mail goes to.'),
};
const mailExportQuery = z.strictObject(mailFilters);
export type MailFilters = z.output<typeof mailExportQuery>;

export const mailContract = defineContract('mail', {
  'GET /api/mail': {
    summary: 'List the academy’s mails, newest first',
    description: 'The list covers waiting, sent, failed and withdrawn mails.',
    access: ['operations'],
    query: z.strictObject({ ...mailFilters, ...pageQuery }),
    answer: { status: 200, json: mailPage },
    errors: [],
  },
  'GET /api/mail/export': {
    summary: 'Export the list of mails as a CSV file',
    description: 'The file contains every mail that matches the filters, without its content.',
    access: ['operations'],
    query: mailExportQuery,
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
  'POST /api/mail/{id}/retry': {
    summary: 'Try to send a waiting mail again at once',
    description: 'A mail that was given up has no content any more. Send it again from where it came.',
    access: ['operations'],
    answer: { status: 200, json: mailView },
    errors: ['mail.not-waiting'],
  },
});
