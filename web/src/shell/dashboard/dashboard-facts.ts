import type { Badges } from '@bayan/domain/badges/badges.contract';
import type { Role } from '@bayan/domain/roles';
import type { UserProfile } from '#platform/auth/user-profile.ts';

/** What the frame of an area shows of the person it is open for. */
export interface DashboardFacts {
  readonly role: Role;
  /** Null until it is known who is there. */
  readonly profile: UserProfile | null;
  readonly badges: Badges | undefined;
}
