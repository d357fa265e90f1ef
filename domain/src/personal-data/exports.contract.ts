import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { languages } from '#language/language.ts';
import { ROLES } from '#roles.ts';
import { EXPORT_STATUSES } from './request-status.ts';

/** Whose data it is. Once erased, the name says only that the person is unknown. */
export const dataSubject = namedPerson.extend({ role: z.enum(ROLES).nullable() });

const exportView = z
  .object({
    id: z.uuid(),
    person: dataSubject,
    askedBy: namedPerson,
    isYours: z.boolean().describe('Only the owner who requested the export can download it.'),
    language: z.enum(languages),
    status: z.enum(EXPORT_STATUSES),
    createdAt: instant,
    readyAt: instant.nullable(),
    expiresAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'PersonExport' });
export type ExportRecord = z.input<typeof exportView>;
export type PersonExport = z.output<typeof exportView>;

const askForm = z.strictObject({
  personId: z.uuid(),
  language: z.enum(languages).describe('Language of the readable part.'),
});
export type AskExportForm = z.output<typeof askForm>;

export const exportsContract = defineContract('exports', {
  'GET /api/exports': {
    summary: 'List exports of people’s data, newest first',
    access: ['owner'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(exportView).meta({ id: 'PersonExportPage' }) },
    errors: [],
  },
  'POST /api/exports': {
    summary: 'Request an export of a person’s data',
    description:
      'The server prepares a ZIP file with the data and the files of the person and stores it for 7 days. At most 3 exports of a person in 30 days. Needs a proof of identity from the last 15 minutes.',
    access: ['owner'],
    body: askForm,
    answer: { status: 201, record: exportView },
    errors: ['not-found', 'access.fresh-proof', 'limit.reached'],
  },
  'POST /api/exports/{id}/link': {
    summary: 'Create a download link for an export',
    description: 'The link works for an hour. The audit log records each link.',
    access: ['owner'],
    answer: {
      status: 201,
      json: z.object({ url: z.string(), expiresAt: instant }).meta({ id: 'ExportLink' }),
    },
    errors: ['access.fresh-proof', 'export.not-ready', 'export.expired'],
  },
});
