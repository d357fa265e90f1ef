import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** Until when a session is cancelled free of charge, and from when an absence can be recorded. Undefined until known. */
export function useClosingTimes({ id }: Pick<Session, 'id'>) {
  const { data } = useEndpoint('GET /api/sessions/{id}/options', { params: { id } });
  return (
    data && {
      freeUntil: new Date(data.freeUntil),
      studentAbsentFrom: new Date(data.studentAbsentFrom),
      tutorAbsentFrom: new Date(data.tutorAbsentFrom),
    }
  );
}
