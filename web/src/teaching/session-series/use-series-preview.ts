import { keepPreviousData } from '@tanstack/react-query';
import type { SentTo } from '#platform/api/endpoint-lines.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

const PREVIEW = 'POST /api/session-series/preview';

/** Every day of a series as it would be now. It changes with every session, and is read again then. */
export function useSeriesPreview(body: SentTo<typeof PREVIEW>['body'] | null) {
  const { data, isPlaceholderData, error } = useEndpoint(PREVIEW, body && { body }, {
    queryKey: ['sessions', PREVIEW, body],
    placeholderData: keepPreviousData,
  });
  const shown = body === null || error ? null : (data ?? null);
  return { preview: shown, isCurrent: shown !== null && !isPlaceholderData, error };
}
