import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { usePages } from '#platform/api/use-pages.ts';

export const useAccountDevices = (id: string) =>
  usePages('GET /api/profiles/{id}/devices', { params: { id } });

/** One device of somebody else, or all where it is null. */
export function useSignOutAccount(id: string) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (device: string | null) =>
      device === null
        ? call('DELETE /api/profiles/{id}/devices', { params: { id } })
        : call('DELETE /api/profiles/{id}/devices/{device}', { params: { id, device } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['profiles', 'GET /api/profiles/{id}/devices'] }),
  });
}
