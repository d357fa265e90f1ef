import type {
  ReminderSettings,
  ReminderSettingsForm,
  ReminderStop,
  ReminderStopList,
} from '@bayan/domain/reminders/reminder-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { ApiError } from '#platform/api-client.ts';

const key = ['reminders'];
const path = '/api/me/reminders';

export function useReminders() {
  const api = useApi();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api<ReminderSettings>(path, { signal }),
  });
}

/** Where somebody else was first, what they chose is shown (R297). */
export function useChooseReminders() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...body }: ReminderSettingsForm & { readonly version: number }) =>
      api<ReminderSettings>(path, { method: 'PUT', body, version }),
    onSuccess: chosen => queries.setQueryData(key, chosen),
    onError: error => {
      const isStale = error instanceof ApiError && error.code === 'conflict.stale';
      if (isStale && error.refused.current) queries.setQueryData(key, error.refused.current);
    },
  });
}

const stopsKey = [...key, 'stops'];

export function useReminderStops() {
  const api = useApi();
  return useQuery({
    queryKey: stopsKey,
    queryFn: ({ signal }) => api<ReminderStopList>(`${path}/stops`, { signal }),
  });
}

export function useResumeReminders() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReminderStop) => api<ReminderStopList>(`${path}/resume`, { method: 'POST', body }),
    onSuccess: left => queries.setQueryData(stopsKey, left),
  });
}
