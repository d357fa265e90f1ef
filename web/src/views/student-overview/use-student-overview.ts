import type { StudentOverview } from '@bayan/domain/student-overview/student-overview';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';

const MINUTE_MS = 60_000;

export function useStudentOverview() {
  const api = useApi();
  return useQuery({
    queryKey: ['student-overview'],
    queryFn: ({ signal }) => api<StudentOverview>('/api/student-overview', { signal }),
    refetchInterval: MINUTE_MS,
  });
}
