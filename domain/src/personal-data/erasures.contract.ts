import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { ERASED_PARTS, RETAINED_PARTS } from './erasure-parts.ts';
import { dataSubject } from './exports.contract.ts';
import { ERASURE_STATUSES } from './request-status.ts';

export const erasureView = z
  .object({
    id: z.uuid(),
    person: dataSubject,
    askedBy: namedPerson.nullable(),
    status: z.enum(ERASURE_STATUSES),
    createdAt: instant,
    runsAt: instant,
    doneAt: instant.nullable(),
    withdrawnAt: instant.nullable(),
    lessonsAhead: z.int().describe('The erasure waits for as long as the person has lessons to come.'),
    version: z.int(),
  })
  .meta({ id: 'Erasure' });
export type ErasureRecord = z.input<typeof erasureView>;
export type Erasure = z.output<typeof erasureView>;

const counted = <T extends readonly string[]>(parts: T) =>
  z.array(z.object({ part: z.enum(parts), count: z.int() }));

/** What an erasure would do to whom, if it ran now. */
const erasurePreview = z
  .object({
    person: dataSubject,
    goes: counted(ERASED_PARTS).describe('Deleted or emptied.'),
    stays: counted(RETAINED_PARTS).describe('Kept without the person’s words and name.'),
    lessonsAhead: z.int().describe('The person cannot be erased while this is not 0.'),
    runsAt: instant.describe('When an erasure that is requested now would run.'),
  })
  .meta({ id: 'ErasurePreview' });
export type ErasurePreviewRecord = z.input<typeof erasurePreview>;
export type ErasurePreview = z.output<typeof erasurePreview>;

export const erasuresContract = defineContract('erasures', {
  'GET /api/erasures': {
    summary: 'List erasures of people’s data, newest first',
    access: ['owner'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(erasureView).meta({ id: 'ErasurePage' }) },
    errors: [],
  },
  'GET /api/erasures/preview': {
    summary: 'Preview what the erasure of a person deletes and what it keeps',
    access: ['owner'],
    query: z.strictObject({ personId: z.uuid() }),
    answer: { status: 200, json: erasurePreview },
    errors: ['not-found'],
  },
  'POST /api/erasures': {
    summary: 'Request the erasure of a person’s data',
    description:
      'The erasure runs after 14 days and can be withdrawn until then. Needs a proof of identity from the last 15 minutes.',
    access: ['owner'],
    body: z.strictObject({ personId: z.uuid() }),
    answer: { status: 201, record: erasureView },
    errors: [
      'not-found',
      'access.fresh-proof',
      'erasure.lessons-ahead',
      'erasure.exists',
      'profile.self',
      'profile.last-owner',
      'profile.last-admin',
    ],
  },
  'POST /api/erasures/{id}/withdrawal': {
    summary: 'Withdraw an erasure that has not run yet',
    access: ['owner'],
    version: 'required',
    answer: { status: 200, record: erasureView },
    errors: ['erasure.over'],
  },
});
