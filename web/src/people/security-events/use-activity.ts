import { usePages } from '#platform/api/use-pages.ts';

/** What happened to one's own account. */
export const useActivity = () => usePages('GET /api/me/activity', {});
