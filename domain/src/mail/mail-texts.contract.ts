import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { namedPerson } from '#fields/named-person.ts';
import { hasBrokenPlaceholder } from './mail-placeholders.ts';
import { MAIL_TEXT_LIMITS } from './mail-texts.limits.ts';

const kind = z.string().max(MAIL_TEXT_LIMITS.kind);
const params = z.object({ kind, language });

/** A line break would begin another header; marks that reorder text would let it read as another one. */
const FORBIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e]/u;

const ownText = z
  .string()
  .trim()
  .min(1)
  .max(MAIL_TEXT_LIMITS.text)
  .refine(text => text.isWellFormed() && !FORBIDDEN.test(text), { params: { problem: 'characters' } })
  .refine(text => !hasBrokenPlaceholder(text), { params: { problem: 'format' } });

/** By the name of each text. A text that is not here is the original. */
const ownTexts = z.record(z.string().regex(/^[a-z]+(_[a-z-]+)?$/), ownText);
export type OwnTexts = z.output<typeof ownTexts>;

const mailTextsForm = z.strictObject({ texts: ownTexts });

const mailTextsView = z
  .object({
    kind,
    language,
    version: z.int().describe('0 if the texts have never been changed.'),
    updatedAt: instant.nullable(),
    by: namedPerson.nullable(),
    texts: z.array(
      z.object({
        name: z.string(),
        original: z.string(),
        own: z.string().nullable().describe('Null if the mail has the original text.'),
      }),
    ),
  })
  .meta({ id: 'MailTexts' });
export type MailTextsView = z.output<typeof mailTextsView>;

const mailPreview = z
  .object({
    variant: z.string().describe('The reader or the case that the mail is written for. It may be empty.'),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  })
  .meta({ id: 'MailPreview' });
export type MailPreview = z.output<typeof mailPreview>;

export const mailTextsContract = defineContract('mail-texts', {
  'GET /api/mail-texts': {
    summary: 'List the kinds of mail and the languages with changed texts',
    access: ['owner'],
    answer: {
      status: 200,
      json: z.object({ items: z.array(z.object({ kind, changed: z.array(language) })) }),
    },
    errors: [],
  },
  'GET /api/mail-texts/{kind}/{language}': {
    summary: 'Get the texts of a kind of mail',
    access: ['owner'],
    params,
    answer: { status: 200, record: mailTextsView },
    errors: ['not-found'],
  },
  'PUT /api/mail-texts/{kind}/{language}': {
    summary: 'Change the texts of a kind of mail',
    description:
      'A text has the placeholders of the original and no others. Without texts, the mail has the originals again.',
    access: ['owner'],
    params,
    body: mailTextsForm,
    version: 'required',
    answer: { status: 200, record: mailTextsView },
    errors: ['not-found'],
  },
  'POST /api/mail-texts/{kind}/{language}/preview': {
    summary: 'Preview a kind of mail with the given texts',
    description: 'The server writes the mail as it writes those that it sends, with made-up values.',
    access: ['owner'],
    params,
    body: mailTextsForm,
    answer: { status: 200, json: z.object({ previews: z.array(mailPreview) }) },
    errors: ['not-found'],
  },
  'POST /api/mail-texts/{kind}/{language}/test': {
    summary: 'Send a kind of mail to yourself',
    description: 'The mail has the saved texts and made-up values.',
    access: ['owner'],
    params,
    answer: { status: 200, json: z.object({ to: z.string() }) },
    errors: ['not-found', 'mail-texts.switched-off'],
    limit: { name: 'mail-tests', max: 30, per: 'hour', of: 'person' },
  },
});
