import type { StudentCardPage, StudentRecord } from '@bayan/domain/students/student-card';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/auth/use-api.ts';

/** A tutor's students by name, a page at a time. */
export function useStudents(q: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['students', 'list', q],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...(q && { q }), ...(pageParam && { cursor: pageParam }) });
      return api<StudentCardPage>(`/api/students?${query}`, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useStudent(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['students', 'one', id],
    queryFn: ({ signal }) => api<StudentRecord>(`/api/students/${id}`, { signal }),
  });
}
