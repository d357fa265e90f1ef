import type { StudentCardPage } from '@bayan/domain/students/student-card';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';

/** Whom a tutor may log a session with: students who are assigned to her now (R71). */
export function useAssignedStudents() {
  const api = useApi();
  return useQuery({
    queryKey: ['students', 'assigned'],
    queryFn: ({ signal }) => api<StudentCardPage>('/api/students?limit=100', { signal }),
    select: ({ items }) => items.filter(({ isAssigned, isActive }) => isAssigned && isActive),
  });
}
