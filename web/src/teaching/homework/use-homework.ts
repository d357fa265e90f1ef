import type { Homework } from '@bayan/domain/homework/homework';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

/** What was set to one student, what is due last first. */
export const useHomework = (studentId: string) =>
  useUntypedPages<Homework>({
    queryKey: ['homework', studentId],
    path: '/api/homework',
    query: new URLSearchParams({ studentId }),
  });

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
