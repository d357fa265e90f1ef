import type { AdminRight } from '@bayan/domain/roles';
import { useAuth } from '#platform/auth/auth-context.ts';

/** What the admin may do; the field offers nothing that would be refused (R886). */
export const useRights = (): readonly AdminRight[] => useAuth().userProfile?.rights ?? [];
