import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { paragraph } from '#fields/text.ts';
import { FILE_USES } from '#files/file.ts';
import { fileLink, uploadedFile } from '#files/files.contract.ts';
import { CHECK_KINDS, CHECK_STATES, CHECK_VARIANTS } from './checks.ts';
import { VETTING_LIMITS } from './vetting.limits.ts';

const kind = z.enum(CHECK_KINDS);
const state = z.enum(CHECK_STATES);
const variant = z
  .enum(CHECK_VARIANTS)
  .nullable()
  .describe('Which certificate it is. Only a DBS check and a teaching qualification have one.');

/** The change a colleague sees in a conflict is this record. */
export const checkView = z
  .object({
    kind,
    state,
    variant,
    expiresOn: z.iso.date().nullable().describe('The last day on which the document is valid.'),
    note: z.string(),
    documents: z.array(uploadedFile),
    checkedBy: namedPerson.nullable().describe('The admin who confirmed or refused it.'),
    checkedAt: instant.nullable(),
    version: z.int().describe('0 for a check that nobody has begun.'),
  })
  .meta({ id: 'VettingCheck' });
export type CheckRecord = z.input<typeof checkView>;
/** The answer as a client receives it. */
export type VettingCheck = z.output<typeof checkView>;

const vettingView = z
  .object({
    tutorId: z.uuid(),
    checks: z.array(checkView).describe('All kinds of checks, in a fixed order.'),
    missing: z.array(kind).describe('Mandatory checks that nobody has confirmed, or that have expired.'),
    lastDay: z.iso.date().nullable().describe('The last day for which lessons can be planned.'),
  })
  .meta({ id: 'Vetting' });

const checkForm = z
  .strictObject({
    state,
    variant: variant.default(null),
    expiresOn: academyDay.nullable().default(null),
    note: paragraph(VETTING_LIMITS.note).default(''),
    documents: z
      .array(z.uuid())
      .max(VETTING_LIMITS.documents)
      .overwrite(ids => [...new Set(ids)])
      .default([])
      .describe('Ids of files that you uploaded, or that the tutor’s vetting already contains.'),
  })
  .refine(({ state: given, expiresOn }) => given === 'confirmed' || expiresOn === null, {
    path: ['expiresOn'],
    params: { problem: 'unknown' },
  });
export type CheckForm = z.output<typeof checkForm>;

const eventView = z
  .object({
    id: z.uuid(),
    kind,
    state,
    variant,
    expiresOn: z.iso.date().nullable(),
    note: z.string(),
    documents: z.array(z.string()).describe('Names of the documents.'),
    by: namedPerson,
    at: instant,
  })
  .meta({ id: 'VettingEvent' });
export type VettingEventRecord = z.input<typeof eventView>;

/** What of a tutor ends soon or has ended (R982). */
export const expiringView = z
  .object({
    id: z.uuid(),
    tutor: namedPerson,
    kind,
    variant,
    expiresOn: z.iso.date(),
    isExpired: z.boolean(),
    isMandatory: z.boolean(),
    lessonsAfter: z.int().describe('Planned lessons after the last day, counted up to 100.'),
  })
  .meta({ id: 'ExpiringCheck' });
export type ExpiringCheckRecord = z.input<typeof expiringView>;

const documentLinkForm = z.strictObject({ fileId: z.uuid(), use: z.enum(FILE_USES) });
export type DocumentLinkForm = z.output<typeof documentLinkForm>;

export const vettingContract = defineContract('vetting', {
  'GET /api/vetting/expiring': {
    summary: 'List the documents of active tutors that expire within 30 days or have expired',
    description: 'The document that ends first comes first.',
    access: ['operations'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(expiringView).meta({ id: 'ExpiringCheckPage' }) },
    errors: [],
  },
  'GET /api/vetting/{id}': {
    summary: 'Get the vetting checks of a tutor',
    access: ['operations'],
    answer: { status: 200, json: vettingView },
    errors: [],
  },
  'GET /api/vetting/{id}/history': {
    summary: 'List the changes of a tutor’s checks, newest first',
    access: ['operations'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(eventView).meta({ id: 'VettingEventPage' }) },
    errors: [],
  },
  'PUT /api/vetting/{id}/checks/{check}': {
    summary: 'Confirm, refuse or reopen a check of a tutor, with its documents',
    access: ['operations'],
    params: z.object({ id: z.uuid(), check: kind }),
    body: checkForm,
    version: 'required',
    answer: { status: 200, record: checkView },
    errors: ['vetting.document'],
  },
  'POST /api/vetting/{id}/link': {
    summary: 'Create a link to a document of a tutor',
    description: 'The link works for an hour. The server records who opened which document.',
    access: ['operations'],
    body: documentLinkForm,
    answer: { status: 200, json: fileLink },
    errors: [],
  },
});
