import { usePages } from '#platform/api/use-pages.ts';
import type { SecurityEventFilters } from './security-event-filters.ts';

/** What happened to one's own account. */
export const useActivity = () => usePages('GET /api/me/activity', {});

/** Of everybody. */
export const useSecurityEvents = ({ kind, person }: SecurityEventFilters) =>
  usePages('GET /api/security-events', { query: { kind: kind ?? undefined, person: person ?? undefined } });
