import { useEffect, useEffectEvent } from 'react';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { newerIn } from '#platform/use-versions.ts';

const SERIES = 'GET /api/session-series/{id}';
export type WholeSeries = AnswerOf<typeof SERIES>;

/** A series with its sessions, days off and pauses, as it is now: what is changed is what was seen. */
export const useWholeSeries = (id: string) => useEndpoint(SERIES, { params: { id } }, { staleTime: 0 });

/**
 * Where a preview was refused since somebody changed the series meanwhile, it is read again, and with it the preview.
 * Any other refusal stays.
 */
export function useReadAgainIfStale(refused: Error | null, readAgain: () => Promise<unknown>): Error | null {
  const isStale = refused !== null && newerIn(refused) !== null;
  const again = useEffectEvent(readAgain);
  useEffect(() => {
    if (isStale) void again();
  }, [isStale]);
  return isStale ? null : refused;
}
