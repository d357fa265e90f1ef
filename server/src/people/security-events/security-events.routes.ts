import {
  activityContract,
  securityEventsContract,
} from '@bayan/domain/security-events/security-events.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordListing } from '#academy/audit/audit.repository.ts';
import type { CountryOf } from '#academy/language/country.ts';
import { exportSecurityEvents } from './export-security-events.ts';
import { listActivity, listSecurityEvents } from './security-events.repository.ts';

interface Parts {
  readonly countryOf: CountryOf;
}

/** Events outlive the account they are about. */
const GONE = { name: null, nameAr: null, email: null, role: null };

const countryIn = ({ address }: { readonly address: string | null }, countryOf: CountryOf) =>
  address === null ? null : countryOf(address);

export const securityEventRoutes = ({ countryOf }: Parts) =>
  defineRoutes(securityEventsContract, {
    async 'GET /api/security-events'(call, db) {
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
    async 'GET /api/security-events/export'(call, db) {
      const { query: filters, actor, now } = call;
      const file = await exportSecurityEvents(db, countryOf, { filters, timezone: actor.timezone, now });
      await recordListing(db, call, { noun: 'security-events', asked: filters, isExported: true });
      return file;
    },
  });

export const activityRoutes = ({ countryOf }: Parts) =>
  defineRoutes(activityContract, {
    async 'GET /api/me/activity'({ actor, query }, db) {
      const { items, nextCursor } = await pageByInstant(
        query,
        page => listActivity(db, actor.id, page),
        ({ at }) => at,
      );
      const views = items.map(event => ({ ...event, country: countryIn(event, countryOf) }));
      return { items: views, nextCursor };
    },
  });
