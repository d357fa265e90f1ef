import type { Progress } from '@bayan/domain/progress/progress';
import type { AskedPeriod } from '@bayan/domain/progress/progress-period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/address-filters.ts';
import { useApi } from '#platform/api/use-api.ts';

/** The figures of a period; nothing is asked for while it is none. */
export function useProgress({ from, until }: AskedPeriod, isEnabled: boolean) {
  const api = useApi();
  const query = queryOf({ from: from ?? null, until: until ?? null });
  return useQuery({
    queryKey: ['progress', `${query}`],
    queryFn: ({ signal }) => api<Progress>(`/api/progress?${query}`, { signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}
