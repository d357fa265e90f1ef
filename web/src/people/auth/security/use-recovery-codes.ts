import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** How many are left. */
export const useRecoveryCodes = () => useEndpoint('GET /api/auth/recovery-codes', {}, { staleTime: 0 });

export const useMakeRecoveryCodes = () =>
  useChange('PUT /api/auth/recovery-codes', { alsoAffects: ['accounts'] });
