import type { AuthFactor } from '#store/factors.repository.ts';

/** The protocol's factor object, without its secret. */
export const factorView = (factor: AuthFactor) => ({
  id: factor.id,
  friendly_name: factor.friendlyName || undefined,
  factor_type: factor.factorType,
  status: factor.status,
  phone: '',
  last_challenged_at: factor.lastChallengedAt,
  created_at: factor.createdAt,
  updated_at: factor.updatedAt,
});
