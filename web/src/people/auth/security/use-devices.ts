import type { Device } from '@bayan/domain/auth/devices.contract';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { usePages } from '#platform/api/use-pages.ts';

export const useDevices = () => usePages('GET /api/auth/devices', {});

/** One device, or all but this one. */
export type SignOut = Device | { readonly id: null; readonly keepsCalendarAddress: boolean };

export function useSignOutDevice() {
  const call = useCall();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (which: SignOut) =>
      which.id === null
        ? call('DELETE /api/auth/devices', {
            query: { keepCalendarAddress: `${which.keepsCalendarAddress}` },
          })
        : call('DELETE /api/auth/devices/{id}', { params: { id: which.id } }),
    onSettled: () => refresh('devices'),
  });
}
