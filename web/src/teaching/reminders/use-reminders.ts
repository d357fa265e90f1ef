import type { ReminderSettingsForm, ReminderStop } from '@bayan/domain/reminders/reminders.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { endpointKey, useEndpoint } from '#platform/api/use-endpoint.ts';
import { ApiError } from '#platform/api-client.ts';

const CHOSEN = 'GET /api/me/reminders';
const chosenKey = endpointKey(CHOSEN, {});

export const useReminders = () => useEndpoint(CHOSEN, {});

/** Where somebody else was first, what they chose is shown (R297). */
export function useChooseReminders() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...body }: ReminderSettingsForm & { readonly version: number }) =>
      call('PUT /api/me/reminders', { body, version }),
    onSuccess: chosen => queries.setQueryData(chosenKey, chosen),
    onError: error => {
      const isStale = error instanceof ApiError && error.code === 'conflict.stale';
      if (isStale && error.refused.current) queries.setQueryData(chosenKey, error.refused.current);
    },
  });
}

const STOPS = 'GET /api/me/reminders/stops';

export const useReminderStops = () => useEndpoint(STOPS, {});

export function useResumeReminders() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReminderStop) => call('POST /api/me/reminders/resume', { body }),
    onSuccess: left => queries.setQueryData(endpointKey(STOPS, {}), left),
  });
}
