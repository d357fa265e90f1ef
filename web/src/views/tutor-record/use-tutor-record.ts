import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

export const useTutorRecord = (id: string) => useEndpoint('GET /api/tutors/{id}/record', { params: { id } });

export const usePublicProfile = (id: string) =>
  useEndpoint('GET /api/tutors/{id}/public-profile', { params: { id } });

export const usePublish = (onSuccess: () => void) =>
  useChange('PUT /api/tutors/{id}/public-profile', { onSuccess, alsoAffects: ['public-tutors'] });

/** The lessons that keep a tutor from leaving, read anew each time: others plan meanwhile. */
export const useDeparture = (id: string) => useEndpoint('GET /api/tutors/{id}/departure', { params: { id } });

export const useLeave = () =>
  useChange('POST /api/tutors/{id}/departure', { alsoAffects: ['profiles', 'assignments', 'sessions'] });

export const useTakeDown = () =>
  useChange('DELETE /api/tutors/{id}/public-profile', { alsoAffects: ['public-tutors'] });
