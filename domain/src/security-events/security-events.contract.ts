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
  /** Equal ones within ten minutes are one; 100 means 100 or more. */
  count: z.int(),
  at: instant,
  lastAt: instant,
};

/** What a person is told of their own account. Of the network address only the country, as with devices (R44). */
const activityView = z.object(told).meta({ id: 'Activity' });
export type Activity = z.output<typeof activityView>;

/** What an administrator is told. Nobody where what was typed is nobody's, or no token was anybody's. */
const securityEventView = z
  .object({
    ...told,
    person: z
      .object({
        id: z.uuid(),
        /** Null where the account is gone. */
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

const securityEventListQuery = z.strictObject({
  kind: kind.optional(),
  person: z.uuid().optional(),
  ...pageQuery,
});
export type SecurityEventFilters = Pick<z.output<typeof securityEventListQuery>, 'kind' | 'person'>;

/** Of everybody, for administrators. */
export const securityEventsContract = defineContract('security-events', {
  'GET /api/security-events': {
    summary: 'List security events, newest first',
    description: 'The audit log records each read.',
    access: ['admin'],
    query: securityEventListQuery,
    answer: { status: 200, json: pageOf(securityEventView).meta({ id: 'SecurityEventPage' }) },
    errors: [],
  },
});

/** Of one's own account, where its sign-in is ours. */
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
