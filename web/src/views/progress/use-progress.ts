import type { AskedPeriod } from '@bayan/domain/progress/progress-period';
import { keepPreviousData } from '@tanstack/react-query';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** The figures of a period; nothing is asked for while it is none. */
export const useProgress = ({ from, until }: AskedPeriod, isEnabled: boolean) =>
  useEndpoint('GET /api/progress', isEnabled ? { query: { from, until } } : null, {
    placeholderData: keepPreviousData,
  });
