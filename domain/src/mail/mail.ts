import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { pageOf, pageQuery } from '#fields/page.ts';

/**
 * `failed` is final: the mail was given up. One that will be tried again is `waiting`, with its last error. `withdrawn` is
 * what something has made wrong before it went out, such as a reminder of a lesson that moved.
 */
export const MAIL_STATUSES = ['waiting', 'sent', 'failed', 'withdrawn'] as const;
const mailStatus = z.enum(MAIL_STATUSES);

/** What an administrator sees of a mail: that it went out or why not, never what it says. */
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

export const mailListQuery = z.strictObject({ status: mailStatus.optional(), ...pageQuery });
export type MailListQuery = z.infer<typeof mailListQuery>;
