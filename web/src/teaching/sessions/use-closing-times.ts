import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useSessionOptions } from './use-session-options.ts';

/** Until when a session is cancelled free of charge, and from when an absence can be recorded. Undefined until known. */
export function useClosingTimes(session: Pick<Session, 'id'>) {
  const { data } = useSessionOptions(session);
  return (
    data && {
      freeUntil: new Date(data.freeUntil),
      studentAbsentFrom: new Date(data.studentAbsentFrom),
      tutorAbsentFrom: new Date(data.tutorAbsentFrom),
    }
  );
}
