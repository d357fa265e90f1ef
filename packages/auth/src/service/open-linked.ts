import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import { isUnconfirmedSignUp, newUser } from '#accounts/account.ts';
import { accountName } from '#accounts/account-name.ts';
import { openAccount } from '#accounts/open-account.ts';
import type { AuthHost } from '#auth-host.ts';
import type { newPassword } from '#passwords/new-password.ts';
import { AuthError, emailExists } from '#protocol/auth-error.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';
import {
  type Account,
  type AuthUser,
  isEmailTaken,
  lockAccountByEmail,
  updateUser,
} from '#store/auth-users.repository.ts';
import type { SignUpAttempt } from '#store/one-time-tokens.repository.ts';
import { openInvited } from './open-invited.ts';
import type { LinkType } from './service-input.ts';

export interface LinkRequest {
  readonly host: AuthHost;
  readonly type: LinkType;
  readonly email: string;
  readonly newEmail: string | undefined;
  readonly password: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly redirectTo: string;
  readonly now: Date;
  readonly requestId: string;
}

export interface LinkedAccount {
  readonly user: AuthUser;
  readonly type: LinkType;
  /** What waits with the link until somebody follows it (R57). */
  readonly attempt?: SignUpAttempt;
  /** Of a change of address neither half has been agreed to. */
  readonly isNewChange?: boolean;
}

type StoredPassword = Awaited<ReturnType<typeof newPassword>> | undefined;

/** The account that a link is for: that of the address, or a new one where the link is the first there is. */
export async function openLinked(
  tx: Transaction,
  request: LinkRequest,
  password: StoredPassword,
): Promise<LinkedAccount> {
  const { type, email, newEmail, now } = request;
  if (type === 'invite') {
    const { user } = await openInvited(tx, request);
    return { type, user: await updateUser(tx, user.id, { invitedAt: user.invitedAt ?? now }, now) };
  }
  const account = await lockAccountByEmail(tx, email);
  const user = account?.user;
  if (type === 'signup' || (type === 'magiclink' && !user)) return openSignUp(tx, account, request, password);
  if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  if (newEmail === undefined) return { type, user };
  if (await isEmailTaken(tx, newEmail)) throw emailExists();
  const changing = await updateUser(tx, user.id, { newEmail }, now);
  return { type, user: changing, isNewChange: user.newEmail !== newEmail };
}

async function openSignUp(
  tx: Transaction,
  known: Account | null,
  { host, email, data, language, now }: LinkRequest,
  password: StoredPassword,
): Promise<LinkedAccount> {
  if (known?.user.emailConfirmedAt) throw emailExists();
  if (known && !isUnconfirmedSignUp(known)) {
    // Nothing that waits would count for them (R57); what the academy says of them does at once.
    const userMetadata = mergeMetadata(known.user.userMetadata, data);
    return { type: 'signup', user: await updateUser(tx, known.user.id, { userMetadata }, now) };
  }
  const userMetadata = mergeMetadata({}, data);
  const attempt = { passwordHash: null, hasKnownPassword: false, ...password, userMetadata };
  const user = known?.user ?? (await openNew(tx, { host, email, userMetadata, language, now }));
  // Shown as it will be once the link is followed.
  return { type: 'signup', user: { ...user, userMetadata }, attempt };
}

async function openNew(
  tx: Transaction,
  {
    host,
    email,
    userMetadata,
    language,
    now,
  }: Pick<LinkRequest, 'host' | 'email' | 'language' | 'now'> & {
    readonly userMetadata: Readonly<Record<string, unknown>>;
  },
): Promise<AuthUser> {
  const { user, identity } = newUser({ id: randomUUID(), identityId: randomUUID(), email, now });
  const name = accountName(userMetadata, email);
  if (!(await openAccount(tx, { host, user, identity, name, language }))) throw emailExists();
  return user;
}
