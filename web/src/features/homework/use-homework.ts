import type { Homework, HomeworkPage } from '@bayan/domain/homework/homework';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/auth/use-api.ts';

/** What was set to one student, what is due last first. */
export function useHomework(studentId: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['homework', studentId],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ studentId, ...(pageParam && { cursor: pageParam }) });
      return api<HomeworkPage>(`/api/homework?${query}`, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One request that makes or changes homework. */
interface Sent {
  readonly path: `/api/homework${string}`;
  readonly method: 'POST' | 'PATCH';
  readonly body: unknown;
  readonly version?: number;
  readonly idempotencyKey?: string;
}

export function useSaveHomework() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...request }: Sent) => api<Homework>(path, request),
    onSuccess: () => queries.invalidateQueries(),
  });
}
