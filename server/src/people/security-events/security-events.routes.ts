import {
  activityPage,
  activityQuery,
  securityEventListQuery,
  securityEventPage,
} from '@bayan/domain/security-events/security-event';
import { members, signedIn } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { recordListing } from '#academy/audit/audit.repository.ts';
import type { CountryOf } from '#academy/language/country.ts';
import { listActivity, listSecurityEvents } from './security-events.repository.ts';

interface Parts {
  readonly countryOf: CountryOf;
}

/** Events outlive the account they are about. */
const GONE = { name: null, nameAr: null, email: null, role: null };

const countryIn = ({ address }: { readonly address: string | null }, countryOf: CountryOf) =>
  address === null ? null : countryOf(address);

/** Of everybody, for administrators. */
export const securityEventRoutes = ({ countryOf }: Parts): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/security-events',
    summary: 'What happened to accounts and was tried on them, newest first; each look is written down',
    access: members('admin'),
    input: { query: securityEventListQuery },
    output: json(200, securityEventPage),
    handle: async (call, db) => {
      const { cursor, limit, ...filters } = call.query;
      const { items, nextCursor } = await pageByInstant(
        { cursor, limit },
        page => listSecurityEvents(db, filters, page),
        ({ at }) => at,
      );
      // It tells of children when and from where they come (R280).
      await recordListing(db, call, { noun: 'security-events', asked: filters });
      const views = items.map(({ personId, person, ...event }) => ({
        ...event,
        person: personId === null ? null : { id: personId, ...GONE, ...person },
        country: countryIn(event, countryOf),
      }));
      return { items: views, nextCursor };
    },
  }),
];

/** Of one's own account, where its sign-in is ours. */
export const activityRoutes = ({ countryOf }: Parts): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/me/activity',
    summary: 'What happened to your account lately, newest first: sign-ins, failed ones, and changes',
    access: signedIn,
    input: { query: activityQuery },
    output: json(200, activityPage),
    handle: async ({ actor, query }, db) => {
      const { items, nextCursor } = await pageByInstant(
        query,
        page => listActivity(db, actor.id, page),
        ({ at }) => at,
      );
      const views = items.map(event => ({ ...event, country: countryIn(event, countryOf) }));
      return { items: views, nextCursor };
    },
  }),
];
