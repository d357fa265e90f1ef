import type { Activity, SecurityEvent } from '@bayan/domain/security-events/security-event';
import { queryOf } from '#platform/address-filters.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';
import type { SecurityEventFilters } from './security-event-filters.ts';

/** What happened to one's own account. */
export const useActivity = () =>
  useUntypedPages<Activity>({
    queryKey: ['activity'],
    path: '/api/me/activity',
    query: new URLSearchParams(),
  });

/** Of everybody. */
export const useSecurityEvents = (filters: SecurityEventFilters) =>
  useUntypedPages<SecurityEvent>({
    queryKey: ['security-events', filters],
    path: '/api/security-events',
    query: queryOf(filters),
  });
