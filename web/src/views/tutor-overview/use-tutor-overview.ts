import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';

const MINUTE_MS = 60_000;

export function useTutorOverview() {
  const api = useApi();
  return useQuery({
    queryKey: ['tutor-overview'],
    queryFn: ({ signal }) => api<TutorOverview>('/api/tutor-overview', { signal }),
    refetchInterval: MINUTE_MS,
  });
}
