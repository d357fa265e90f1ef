import { noFilters } from './history-filters.ts';
import { useSessions } from './use-sessions.ts';

const goingOn = { ...noFilters, status: 'in-progress' as const };

/** What was started and not finished. */
export const useSessionsInProgress = () => useSessions(goingOn);
