import { z } from 'zod';
import { BROWSER_NAMES, SYSTEM_NAMES } from '#auth/user-agent.ts';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { ROLES } from '#roles.ts';
import { SECURITY_EVENT_KINDS, SECURITY_EVENT_REASONS } from './security-event-kind.ts';

const kind = z.enum(SECURITY_EVENT_KINDS);

const told = {
  id: z.uuid(),
  kind,
  reason: z.enum(SECURITY_EVENT_REASONS).nullable(),
  browser: z.enum(BROWSER_NAMES).nullable(),
  system: z.enum(SYSTEM_NAMES).nullable(),
  country: z.string().length(2).nullable(),
  /** The server counts equal events within ten minutes as one. 100 means 100 or more. */
  count: z.int(),
  at: instant,
  lastAt: instant,
};

/** An event of the person's own account. It shows the country instead of the network address, as with devices (R44). */
const activityView = z.object(told).meta({ id: 'Activity' });
export type Activity = z.output<typeof activityView>;

/** An event for admins. The person is null if no account matches the typed address or the token. */
const securityEventView = z
  .object({
    ...told,
    person: z
      .object({
        id: z.uuid(),
        /** Null for a deleted account. */
        name: z.string().nullable(),
        nameAr: z.string().nullable(),
        email: z.string().nullable(),
        role: z.enum(ROLES).nullable(),
      })
      .nullable(),
    address: z.string().nullable(),
    /** The route that was refused. */
    place: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.output<typeof securityEventView>;

const filters = { kind: kind.optional(), person: z.uuid().optional() };
const securityEventExportQuery = z.strictObject(filters);
export type SecurityEventFilters = z.output<typeof securityEventExportQuery>;

/** Events of all accounts, for admins. */
export const securityEventsContract = defineContract('security-events', {
  'GET /api/security-events': {
    summary: 'List security events, newest first',
    description: 'The audit log records each read.',
    access: ['owner'],
    query: z.strictObject({ ...filters, ...pageQuery }),
    answer: { status: 200, json: pageOf(securityEventView).meta({ id: 'SecurityEventPage' }) },
    errors: [],
  },
  'GET /api/security-events/export': {
    summary: 'Export security events as a CSV file',
    description: 'The file contains every event that matches the filters. The audit log records each export.',
    access: ['owner'],
    query: securityEventExportQuery,
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
});

/** Events of the person's own account, if the academy's own service holds it. */
export const activityContract = defineContract('security-events', {
  'GET /api/me/activity': {
    summary: 'List recent activity on your account, newest first',
    description: 'The list covers sign-ins, failed attempts and account changes.',
    access: 'signed-in',
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(activityView).meta({ id: 'ActivityPage' }) },
    errors: [],
  },
});
