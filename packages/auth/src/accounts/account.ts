import type { Contact } from '#protocol/auth-input.ts';
import type { Account, AuthIdentity, AuthUser } from '#store/auth-users.repository.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** Whether the academy has shut this account out, for good or until a time. */
export const isBlocked = (
  user: Pick<AuthUser, 'bannedUntil' | 'deletedAt'>,
  isActive: boolean,
  now: Date,
): boolean => !isActive || user.deletedAt !== null || (user.bannedUntil !== null && user.bannedUntil > now);

export const isBlockedAccount = ({ user, person }: Account, now: Date) =>
  isBlocked(user, person.isActive, now);

/**
 * Whether there is no more than a sign-up with the address. Where the academy has set a password, invited the person or
 * given them a role, what somebody typed who has proved nothing never counts (R57).
 */
export const isUnconfirmedSignUp = ({
  user,
  person,
}: {
  readonly user: Pick<AuthUser, 'passwordHash' | 'invitedAt'>;
  readonly person: Pick<Account['person'], 'role'>;
}) => user.passwordHash === null && user.invitedAt === null && person.role === null;

interface NewUser {
  readonly id: string;
  readonly identityId: string;
  readonly now: Date;
  readonly userMetadata?: Metadata;
  readonly appMetadata?: Metadata;
}

interface UserAndIdentity {
  readonly user: AuthUser;
  readonly identity: AuthIdentity;
}

/** A user as it begins: with an address or a number, and nothing confirmed. */
export function newUser({
  id,
  identityId,
  now,
  userMetadata = {},
  appMetadata = {},
  ...contact
}: NewUser & Contact): UserAndIdentity {
  const provider = 'email' in contact ? 'email' : 'phone';
  const known = { sub: id, ...contact, email_verified: false, phone_verified: false };
  return {
    user: {
      ...nobody(id, now),
      ...contact,
      appMetadata: { ...withProvider({}, provider), ...appMetadata },
      userMetadata: { ...userMetadata, ...known },
    },
    identity: {
      id: identityId,
      userId: id,
      provider,
      providerId: id,
      identityData: { ...userMetadata, ...known },
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
    },
  };
}

/** Somebody who gave neither address nor number. */
export const newAnonymousUser = (id: string, now: Date, userMetadata: Metadata): AuthUser => ({
  ...nobody(id, now),
  userMetadata: { ...userMetadata },
  isAnonymous: true,
});

/** The same with its address or number taken for proved. */
export function confirmed({ user, identity }: UserAndIdentity, now: Date): UserAndIdentity {
  const isEmail = identity.provider === 'email';
  const verified = isEmail ? { email_verified: true } : { phone_verified: true };
  return {
    user: {
      ...user,
      ...(isEmail ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
      userMetadata: { ...user.userMetadata, ...verified },
    },
    identity: { ...identity, identityData: { ...identity.identityData, ...verified } },
  };
}

/** With one more way to sign in; the first one stays the main one. */
export function withProvider(appMetadata: Metadata, provider: AuthIdentity['provider']): Metadata {
  const before: unknown[] = Array.isArray(appMetadata.providers) ? appMetadata.providers : [];
  return {
    ...appMetadata,
    provider: appMetadata.provider ?? provider,
    providers: [...new Set([...before, provider])],
  };
}

const nobody = (id: string, now: Date): AuthUser => ({
  id,
  email: null,
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
  appMetadata: {},
  userMetadata: {},
  bannedUntil: null,
  isAnonymous: false,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
});
