import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** Enough to find one that was not cancelled. */
const LOOKED_AT = 5;

/** The newest session with a student that was not cancelled: null where there is none, undefined until that is known. */
export function useLastSession(studentId: string | null): Session | null | undefined {
  const { data } = useEndpoint(
    'GET /api/sessions',
    studentId === null ? null : { query: { studentId, limit: LOOKED_AT } },
  );
  if (studentId === null) return null;
  return data && (data.items.find(({ status }) => status !== 'cancelled') ?? null);
}
