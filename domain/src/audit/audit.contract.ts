import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { ROLES } from '#roles.ts';
import { AUDIT_LIMITS } from './audit.limits.ts';

/** An entry of the audit log: who changed what, when, from what to what (R270). */
const auditLineView = z
  .object({
    id: z.uuid().describe('Made of the number of the entry.'),
    at: instant,
    /** Null for a command on the machine, and for someone who has not signed in. */
    actor: z
      .object({
        id: z.uuid(),
        name: z.string(),
        nameAr: z.string().nullable(),
        role: z.enum(ROLES).nullable(),
      })
      .nullable(),
    action: z.string(),
    noun: z.string(),
    targetId: z.uuid().nullable(),
    before: z.unknown().describe('The record, or the part of it that changed, as it was.'),
    after: z.unknown().describe('The same as it was afterwards.'),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.output<typeof auditLineView>;

const word = z
  .string()
  .max(AUDIT_LIMITS.word)
  .regex(/^[a-z-]+$/);

const filters = {
  actor: z.uuid().optional().describe('Id of the person who made the change.'),
  noun: word.optional(),
  target: z.uuid().optional().describe('Id of the changed record.'),
  action: z
    .string()
    .max(AUDIT_LIMITS.action)
    .regex(/^[a-z-]+\.[a-z-]+$/)
    .optional(),
  from: academyDay.optional().describe('First day, by the clock of the caller.'),
  to: academyDay.optional().describe('Last day, by the clock of the caller.'),
};
export type AuditFilters = z.output<z.ZodObject<typeof filters>>;

export const auditContract = defineContract('audit', {
  'GET /api/audit': {
    summary: 'List entries of the audit log, newest first',
    description: 'The audit log records each read.',
    access: ['owner'],
    query: z.strictObject({ ...filters, ...pageQuery }),
    answer: { status: 200, json: pageOf(auditLineView).meta({ id: 'AuditPage' }) },
    errors: [],
  },
  'GET /api/audit/export': {
    summary: 'Export entries of the audit log as a CSV file',
    description: 'The file contains every entry that matches the filters. The audit log records each export.',
    access: ['owner'],
    query: z.strictObject(filters),
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
});
