import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';

/** A tutor's students by name, a page at a time. */
export const useStudents = (q: string) => usePages('GET /api/students', { query: q ? { q } : {} });

export const useStudent = (id: string) => useEndpoint('GET /api/students/{id}', { params: { id } });
