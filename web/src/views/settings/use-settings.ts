import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';

export const useSavedSettings = () => useEndpoint('GET /api/settings', {});
export const useSaveSettings = () => useChange('PATCH /api/settings');

export const useSettingsVersions = () => usePages('GET /api/settings/versions', {});
export const useRestoreSettings = () => useChange('POST /api/settings/versions/{id}/restore');
