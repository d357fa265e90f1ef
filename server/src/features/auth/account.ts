import type { Account, AuthIdentity, AuthUser } from './auth-users.repository.ts';

/** Whether the academy has shut this account out, for good or until a time. */
export const isBarred = (
  user: Pick<AuthUser, 'bannedUntil' | 'deletedAt'>,
  isActive: boolean,
  now: Date,
): boolean => !isActive || user.deletedAt !== null || (user.bannedUntil !== null && user.bannedUntil > now);

export const isBarredAccount = ({ user, person }: Account, now: Date) => isBarred(user, person.isActive, now);

interface NewUser {
  readonly id: string;
  readonly identityId: string;
  readonly email: string;
  readonly now: Date;
  readonly userMetadata?: Readonly<Record<string, unknown>>;
  readonly appMetadata?: Readonly<Record<string, unknown>>;
}

/** A user as it begins: with an address, and nothing confirmed. */
export function newUser({ id, identityId, email, now, userMetadata = {}, appMetadata = {} }: NewUser): {
  user: AuthUser;
  identity: AuthIdentity;
} {
  const known = { sub: id, email, email_verified: false, phone_verified: false };
  return {
    user: {
      id,
      email,
      phone: null,
      passwordHash: null,
      hasKnownPassword: false,
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      invitedAt: null,
      confirmationSentAt: null,
      recoverySentAt: null,
      magicLinkSentAt: null,
      reauthenticationSentAt: null,
      newEmail: null,
      emailChangeSentAt: null,
      lastSignInAt: null,
      appMetadata: { provider: 'email', providers: ['email'], ...appMetadata },
      userMetadata: { ...userMetadata, ...known },
      bannedUntil: null,
      isAnonymous: false,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    },
    identity: {
      id: identityId,
      userId: id,
      provider: 'email',
      providerId: id,
      identityData: { ...userMetadata, ...known },
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
    },
  };
}
