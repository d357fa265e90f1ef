import { keepPreviousData } from '@tanstack/react-query';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** What a month comes to for a student's family or for a tutor. The month before stays until it has come. */
export const useStatement = (id: string, month: string) =>
  useEndpoint(
    'GET /api/statements/{id}',
    { params: { id }, query: { month } },
    { placeholderData: keepPreviousData },
  );
