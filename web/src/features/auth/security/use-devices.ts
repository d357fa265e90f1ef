import type { Device, DevicePage } from '@bayan/domain/auth/device';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/auth/use-api.ts';

const key = ['devices'];

export function useDevices() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: key,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(pageParam ? { cursor: pageParam } : {});
      return api<DevicePage>(`/api/auth/devices?${query}`, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

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
