import type { Badges } from '@bayan/domain/badges/badges';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';

const MINUTE_MS = 60_000;

/** What waits for the signed-in person, kept up to date while the page is looked at. */
export function useBadges(): Badges | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['badges'],
    queryFn: ({ signal }) => api<Badges>('/api/badges', { signal }),
    refetchInterval: MINUTE_MS,
  });
  return data;
}
