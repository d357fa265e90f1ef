import type { CalendarFeed } from '@bayan/domain/calendar/calendar-feed';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { newId } from '#platform/new-id.ts';

const feedKey = ['calendar-feed'];
const path = '/api/me/calendar-feed';

/** The private address of the signed-in person's calendar, where there is one. */
export function useCalendarFeed() {
  const api = useApi();
  return useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => api<CalendarFeed>(path, { signal }),
  });
}

/** Makes an address, another in its place, or none. */
export function useChangeFeed() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: 'make' | 'revoke') =>
      change === 'make'
        ? api(path, { method: 'POST', idempotencyKey: newId() })
        : api(path, { method: 'DELETE' }),
    // The answer says nothing of the address: it is asked for.
    onSuccess: () => queries.invalidateQueries({ queryKey: feedKey }),
  });
}
