import type { StudentCard } from '@bayan/domain/students/students.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** Whom a tutor may log a session with: students who are assigned to her now (R71). Undefined until they have come. */
export function useAssignedStudents(): readonly StudentCard[] | undefined {
  const { data } = useEndpoint('GET /api/students', { query: { limit: 100 } });
  return data?.items.filter(({ isAssigned, isActive }) => isAssigned && isActive);
}
