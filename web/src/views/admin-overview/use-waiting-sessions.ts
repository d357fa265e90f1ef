import { useChange } from '#platform/api/use-change.ts';
import { usePages } from '#platform/api/use-pages.ts';

/** Sessions to come whose tutor has left, soonest first. */
export const useWaitingSessions = () => usePages('GET /api/sessions/without-tutor', {});

/** Gives one of them to another tutor. Homework that was set in it stays with the one who set it (R604). */
export const useGiveSession = () =>
  useChange('POST /api/sessions/{id}/reassignment', { alsoAffects: ['homework'] });
