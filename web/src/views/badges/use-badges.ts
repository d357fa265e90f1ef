import type { Badges } from '@bayan/domain/badges/badges.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

const MINUTE_MS = 60_000;

/** What waits for the signed-in person, kept up to date while the page is looked at. */
export const useBadges = (): Badges | undefined =>
  useEndpoint('GET /api/badges', {}, { refetchInterval: MINUTE_MS }).data;
