import { keepPreviousData } from '@tanstack/react-query';
import type { SentTo } from '#platform/api/endpoint-lines.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useReadAgainIfStale } from './use-whole-series.ts';

const PREVIEW = 'POST /api/session-series/{id}/change/preview';

/** What another rule would do now. Where somebody changed the series meanwhile, it is read again. */
export function useChangePreview(sent: SentTo<typeof PREVIEW> | null, readAgain: () => Promise<unknown>) {
  const { data, isPlaceholderData, error } = useEndpoint(PREVIEW, sent, {
    placeholderData: keepPreviousData,
  });
  const refusal = useReadAgainIfStale(error, readAgain);
  const preview = error ? null : (data ?? null);
  return { preview, isCurrent: preview !== null && !isPlaceholderData, refusal };
}
