import type { Person } from '@bayan/domain/profiles/person';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { useShowSaved } from './use-profile.ts';

interface Sent {
  readonly file: File;
  readonly square: { readonly left: number; readonly top: number; readonly side: number };
  readonly version: number;
}

export function useSetPicture() {
  const api = useApi();
  const showSaved = useShowSaved();
  return useMutation({
    mutationFn: ({ file, square: { left, top, side }, version }: Sent) =>
      api<Person>(`/api/me/picture?left=${left}&top=${top}&side=${side}`, { method: 'PUT', file, version }),
    onSuccess: showSaved,
  });
}

export function useRemovePicture() {
  const api = useApi();
  const showSaved = useShowSaved();
  return useMutation({
    mutationFn: (version: number) => api<Person>('/api/me/picture', { method: 'DELETE', version }),
    onSuccess: showSaved,
  });
}
