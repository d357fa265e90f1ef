import { usePages } from '#platform/api/use-pages.ts';

/** Who teaches the signed-in student now. */
export const useTutors = () => usePages('GET /api/tutors', {});
