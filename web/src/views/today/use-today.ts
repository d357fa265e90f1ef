import type { AdminRight } from '@bayan/domain/roles';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useAuth } from '#platform/auth/auth-context.ts';

/** Lessons become late without any change that could be told: the board is read again by the clock too. */
const AGAIN = { refetchInterval: 30_000 };

export function useHasRight(right: AdminRight): boolean {
  const rights: readonly AdminRight[] = useAuth().userProfile?.rights ?? [];
  return rights.includes(right);
}

export const useToday = () => useEndpoint('GET /api/today', {}, AGAIN);
export const useSecurityToday = () => useEndpoint('GET /api/today/security', {}, AGAIN);
