import type { Session } from '@bayan/domain/sessions/session';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

/** One's own sessions of one side of now: those ahead soonest first, those over newest first (R119). */
export const useStudentSessions = (side: 'ahead' | 'over') =>
  useUntypedPages<Session>({
    queryKey: ['sessions', side],
    path: `/api/sessions/${side}`,
    query: new URLSearchParams(),
  });
