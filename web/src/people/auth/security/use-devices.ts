import type { Device } from '@bayan/domain/auth/device';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

const key = ['devices'];

export const useDevices = () =>
  useUntypedPages<Device>({ queryKey: key, path: '/api/auth/devices', query: new URLSearchParams() });

/** One device, or all but this one. */
export type SignOut = Device | { readonly id: null; readonly keepsCalendarAddress: boolean };

export function useSignOutDevice() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: SignOut) =>
      api<unknown>(
        which.id === null
          ? `/api/auth/devices?keepCalendarAddress=${which.keepsCalendarAddress}`
          : `/api/auth/devices/${which.id}`,
        { method: 'DELETE' },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
