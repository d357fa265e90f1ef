import { useMutation } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { newId } from '#platform/new-id.ts';

/** The private address of the signed-in person's calendar, where there is one. */
export const useCalendarFeed = () => useEndpoint('GET /api/me/calendar-feed', {});

/** Makes an address, another in its place, or none. */
export function useChangeFeed() {
  const call = useCall();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (change: 'make' | 'revoke') =>
      change === 'make'
        ? call('POST /api/me/calendar-feed', { idempotencyKey: newId() })
        : call('DELETE /api/me/calendar-feed', {}),
    // The answer says nothing of the address: it is asked for.
    onSuccess: () => refresh('calendar-feeds'),
  });
}
