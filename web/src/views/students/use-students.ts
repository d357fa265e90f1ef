import type { StudentCard, StudentRecord } from '@bayan/domain/students/student-card';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

/** A tutor's students by name, a page at a time. */
export const useStudents = (q: string) =>
  useUntypedPages<StudentCard>({
    queryKey: ['students', 'list', q],
    path: '/api/students',
    query: new URLSearchParams(q ? { q } : {}),
  });

export function useStudent(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['students', 'one', id],
    queryFn: ({ signal }) => api<StudentRecord>(`/api/students/${id}`, { signal }),
  });
}
