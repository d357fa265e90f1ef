import type { Settings } from '@bayan/domain/settings/settings';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';

/** In minutes, as the academy allows it; without a limit until that is known, since the server looks again. */
export function useLongestSession(): number {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api<Settings>('/api/settings', { signal }),
  });
  return data?.maxSessionDuration ?? Number.POSITIVE_INFINITY;
}
