import { useChange } from '#platform/api/use-change.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { type ListedRole, type PeopleFilters, peopleQuery } from './people-filters.ts';

/** Everybody of a role whom the filters leave, by name, a page at a time. */
export const usePeople = (role: ListedRole, filters: PeopleFilters) =>
  usePages('GET /api/profiles', { query: peopleQuery(role, filters) });

/** The same as a file. */
export function useExportPeople(role: ListedRole, filters: PeopleFilters): () => Promise<void> {
  const download = useDownload();
  return () => download('GET /api/profiles/export', { query: peopleQuery(role, filters) });
}

export const useInvite = () => useChange('POST /api/profiles/invitations');
export const useRepeatInvitation = () =>
  useChange('POST /api/profiles/{id}/invitation', { alsoAffects: ['imports'] });
export const useSetRole = () => useChange('PUT /api/profiles/{id}/role');
/** What follows is told here: the button that was pressed is gone once the tutor is approved. */
export const useApprove = (onSuccess: () => void) =>
  useChange('POST /api/profiles/{id}/approval', { onSuccess });
export const useSetActive = () => useChange('PUT /api/profiles/{id}/active');

/** All of a person, for an administrator; of a student, a look that is recorded (R280). */
export const usePerson = (id: string) => useEndpoint('GET /api/profiles/{id}', { params: { id } });

export const useChangePerson = () =>
  useChange('PATCH /api/profiles/{id}', { alsoAffects: ['progress-notes', 'messages', 'reminders'] });
