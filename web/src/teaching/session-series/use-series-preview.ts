import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { AnswerOf, SentTo } from '#platform/api/endpoint-lines.ts';
import { useCall } from '#platform/api/use-call.ts';

const PREVIEW = 'POST /api/session-series/preview';

/** Every day of a series as it would be now. It changes with every session, and is read again then. */
export function useSeriesPreview(body: SentTo<typeof PREVIEW>['body'] | null) {
  const call = useCall();
  const { data, isPlaceholderData, error } = useQuery<AnswerOf<typeof PREVIEW>>({
    queryKey: ['sessions', PREVIEW, body],
    queryFn: body === null ? skipToken : ({ signal }) => call(PREVIEW, { body, signal }),
    placeholderData: keepPreviousData,
  });
  const shown = body === null || error ? null : (data ?? null);
  return { preview: shown, isCurrent: shown !== null && !isPlaceholderData, error };
}
