import type { NewRecoveryCodes, RecoveryCodesLeft } from '@bayan/domain/auth/recovery-codes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';

const key = ['recovery-codes'];

/** By what somebody shows that it is they; nothing just after a second factor. */
interface Proof {
  readonly currentPassword?: string;
  readonly mailedCode?: string;
}

/** How many are left. */
export function useRecoveryCodes() {
  const api = useApi();
  return useQuery({
    queryKey: key,
    queryFn: () => api<RecoveryCodesLeft>('/api/auth/recovery-codes'),
    staleTime: 0,
  });
}

export function useMakeRecoveryCodes() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => api<NewRecoveryCodes>('/api/auth/recovery-codes', { method: 'PUT', body }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
