import type { AuthIdentity, AuthUser } from '#store/auth-users.repository.ts';
import type { AuthFactor } from '#store/factors.repository.ts';
import { AUDIENCE } from '#tokens/access-token.ts';
import { factorView } from './factor-view.ts';

const identityView = (identity: AuthIdentity) => ({
  identity_id: identity.id,
  id: identity.providerId,
  user_id: identity.userId,
  identity_data: identity.identityData,
  provider: identity.provider,
  last_sign_in_at: identity.lastSignInAt ?? undefined,
  created_at: identity.createdAt,
  updated_at: identity.updatedAt,
  email: identity.identityData.email,
});

/** The protocol's user object. What is undefined is left out when it is written as JSON. A new user has no factors. */
export const userView = (
  user: AuthUser,
  identities: readonly AuthIdentity[],
  factors: readonly AuthFactor[] = [],
) => ({
  id: user.id,
  aud: AUDIENCE,
  role: AUDIENCE,
  email: user.email ?? '',
  email_confirmed_at: user.emailConfirmedAt ?? undefined,
  invited_at: user.invitedAt ?? undefined,
  phone: user.phone ?? '',
  phone_confirmed_at: user.phoneConfirmedAt ?? undefined,
  confirmation_sent_at: user.confirmationSentAt ?? undefined,
  confirmed_at: user.emailConfirmedAt ?? user.phoneConfirmedAt ?? undefined,
  recovery_sent_at: user.recoverySentAt ?? undefined,
  new_email: user.newEmail ?? undefined,
  email_change_sent_at: user.emailChangeSentAt ?? undefined,
  reauthentication_sent_at: user.reauthenticationSentAt ?? undefined,
  last_sign_in_at: user.lastSignInAt ?? undefined,
  app_metadata: user.appMetadata,
  user_metadata: user.userMetadata,
  factors: factors.length === 0 ? undefined : factors.map(factorView),
  identities: identities.map(identityView),
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  banned_until: user.bannedUntil ?? undefined,
  deleted_at: user.deletedAt ?? undefined,
  is_anonymous: user.isAnonymous,
});
