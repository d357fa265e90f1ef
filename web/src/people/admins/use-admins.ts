import { useChange } from '#platform/api/use-change.ts';
import { usePages } from '#platform/api/use-pages.ts';

export const useAdmins = () => usePages('GET /api/admins', {});

export const useSetRights = () => useChange('PUT /api/admins/{id}/rights', { alsoAffects: ['profiles'] });
