import type { NoticeSettingsForm } from '@bayan/domain/notices/notices.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { useChange } from '#platform/api/use-change.ts';
import { endpointKey, useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { ApiError } from '#platform/api-client.ts';

export const useNotices = () => usePages('GET /api/notices', { query: {} });

export const useReadNotices = () => useChange('POST /api/notices/read');

const CHOSEN = 'GET /api/me/notice-settings';
const chosenKey = endpointKey(CHOSEN, {});

export const useNoticeSettings = () => useEndpoint(CHOSEN, {});

/** Where somebody else was first, what they chose is shown (R297). */
export function useChooseNotices() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...body }: NoticeSettingsForm & { readonly version: number }) =>
      call('PUT /api/me/notice-settings', { body, version }),
    onSuccess: chosen => queries.setQueryData(chosenKey, chosen),
    onError: error => {
      const isStale = error instanceof ApiError && error.code === 'conflict.stale';
      if (isStale && error.refused.current) queries.setQueryData(chosenKey, error.refused.current);
    },
  });
}
