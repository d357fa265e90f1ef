import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { SESSION_HISTORY_LIMIT } from './record-history.limits.ts';

/** What happened to a record, without the values before and after: those are in the audit log (R807). */
const historyEntry = z
  .object({
    id: z.uuid(),
    at: instant,
    actor: namedPerson.nullable().describe('Null for the academy’s own systems.'),
    action: z.string().describe('As in the audit log. Also `reminder.sent` and `session.entered`.'),
    noun: z.string(),
    targetId: z.uuid().nullable().describe('The record.'),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntryRecord = z.input<typeof historyEntry>;
/** The answer as a client receives it. */
export type HistoryEntry = z.output<typeof historyEntry>;

export const recordHistoryContract = defineContract('record-history', {
  'GET /api/students/{id}/history': {
    summary: 'List the changes of a student’s records, newest first',
    description:
      'An entry names the person, the change, the record and the time. The audit log records each read.',
    access: ['operations'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(historyEntry).meta({ id: 'HistoryPage' }) },
    errors: [],
  },
  'GET /api/sessions/{id}/history': {
    summary: 'List the changes of a session, newest first',
    description:
      'The entries are changes, requests of the family, sent reminders and people who joined. The audit log records each read.',
    access: ['operations'],
    answer: {
      status: 200,
      json: z
        .object({ items: z.array(historyEntry).max(SESSION_HISTORY_LIMIT) })
        .meta({ id: 'SessionHistory' }),
    },
    errors: [],
  },
});
