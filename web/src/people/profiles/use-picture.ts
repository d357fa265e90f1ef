import { useChange } from '#platform/api/use-change.ts';
import { useShowSaved } from './use-profile.ts';

export const useSetPicture = () => useChange('PUT /api/me/picture', { onSuccess: useShowSaved() });

export const useRemovePicture = () => useChange('DELETE /api/me/picture', { onSuccess: useShowSaved() });
