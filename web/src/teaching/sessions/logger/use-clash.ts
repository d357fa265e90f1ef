import { EARLIEST_DAY } from '@bayan/domain/fields/dates.limits';
import { isOpen, type SessionStatus } from '@bayan/domain/sessions/session-status';
import type { SessionClash } from '@bayan/domain/sessions/sessions.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import type { LoggerForm } from './logger-form.ts';

interface Wished extends Pick<LoggerForm, 'studentId' | 'date' | 'time' | 'duration'> {
  readonly status: SessionStatus;
  /** The session that is moved there. */
  readonly except?: string;
  /** Whose time it is, where an admin plans for her (R960). */
  readonly tutorId?: string | undefined;
}

/** The session in the way of what is typed, before it is saved (R88). Closed sessions are in nobody's way. */
export function useClash({
  studentId,
  tutorId,
  date,
  time,
  duration,
  status,
  except,
}: Wished): SessionClash | null {
  const asked =
    isOpen(status) && studentId !== null && date !== null && time !== null && date >= EARLIEST_DAY
      ? { query: { studentId, date, time, duration, ...(tutorId && { tutorId }), ...(except && { except }) } }
      : null;
  const { data } = useEndpoint('GET /api/sessions/clash', asked, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return asked ? (data?.clash ?? null) : null;
}
