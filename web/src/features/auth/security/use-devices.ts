import type { Device } from '@bayan/domain/auth/device';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/auth/use-api.ts';
import { usePages } from '../../../platform/use-pages.ts';

const key = ['devices'];

export const useDevices = () =>
  usePages<Device>({ queryKey: key, path: '/api/auth/devices', query: new URLSearchParams() });

/** One device, or with null all but this one. */
export function useSignOutDevice() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (device: Device | null) =>
      api<unknown>(device ? `/api/auth/devices/${device.id}` : '/api/auth/devices', { method: 'DELETE' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
