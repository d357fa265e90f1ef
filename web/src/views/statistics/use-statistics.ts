import type { AskedStatistics } from '@bayan/domain/statistics/statistics-period';
import { keepPreviousData } from '@tanstack/react-query';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** The figures of a period; nothing is asked for while it is none. */
export const useStatistics = (asked: AskedStatistics, isEnabled: boolean) =>
  useEndpoint('GET /api/statistics', isEnabled ? { query: asked } : null, {
    placeholderData: keepPreviousData,
  });
