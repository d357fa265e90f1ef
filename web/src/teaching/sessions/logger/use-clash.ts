import type { SessionClash } from '@bayan/domain/sessions/session-clash';
import { isOpen } from '@bayan/domain/sessions/session-status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { type LoggerForm, missingIn } from './logger-form.ts';

/** The session in the way of what is typed, before it is saved (R88). Closed sessions are in nobody's way. */
export function useClash(form: LoggerForm): SessionClash | null {
  const api = useApi();
  const { studentId, date, time, duration } = form;
  const isAsked = isOpen(form.status) && missingIn(form).every(field => field === 'subject');
  const { data } = useQuery({
    queryKey: ['sessions', 'clash', studentId, date, time, duration],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        studentId: String(studentId),
        date: String(date),
        time: String(time),
        duration: String(duration),
      });
      return api<{ readonly clash: SessionClash | null }>(`/api/sessions/clash?${query}`, { signal });
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return isAsked ? (data?.clash ?? null) : null;
}
