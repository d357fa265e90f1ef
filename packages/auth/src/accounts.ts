import { randomUUID } from 'node:crypto';
import { INVITED_PAGE } from '@bayan/domain/auth/mailed-pages';
import type { Transaction } from '@bayan/platform/db/database';
import { confirmed, newUser } from './accounts/account.ts';
import type { AuthSettings } from './auth-settings.ts';
import { issueInvitation } from './links/mail-one-time-token.ts';
import { newPassword } from './passwords/new-password.ts';
import { mayMailAgain } from './protocol/one-time-token.ts';
import {
  insertUser,
  lockAccount,
  lockAccountByEmail,
  removeUser,
  updateUser,
} from './store/auth-users.repository.ts';

interface Invitation {
  readonly profileId: string;
  readonly email: string;
  readonly config: Pick<AuthSettings, 'publicUrl'>;
  readonly now: Date;
}

/** Lets a person of whom there is a profile sign in: by a link, with which they choose a password. */
export async function createInvitedUser(
  tx: Transaction,
  { profileId, email, config: { publicUrl }, now }: Invitation,
): Promise<{ link: string }> {
  const { user, identity } = newUser({ id: profileId, identityId: randomUUID(), email, now });
  await insertUser(tx, { ...user, invitedAt: now, confirmationSentAt: now }, identity);
  const redirectTo = new URL(INVITED_PAGE, publicUrl).href;
  return { link: await issueInvitation(tx, { userId: profileId, email, publicUrl, redirectTo, now }) };
}

/**
 * The profile behind an address that somebody signed up with and nobody has confirmed: whoever it was has proved nothing,
 * and the academy's invitation goes before. Null where the address is in use, or was invited already.
 */
export async function claimUnconfirmedAccount(tx: Transaction, email: string): Promise<string | null> {
  const account = await lockAccountByEmail(tx, email);
  if (!account || account.user.emailConfirmedAt || account.user.invitedAt || account.person.role) return null;
  await removeUser(tx, account.user.id);
  return account.user.id;
}

/**
 * A new link for somebody who was invited and has not come yet; the one before it ends. Null where there is nothing to
 * invite to: no sign-in, or one that is in use. The last invitation stays as it is while it is less than a minute old.
 */
export async function renewInvitation(
  tx: Transaction,
  { profileId, config: { publicUrl }, now }: Omit<Invitation, 'email'>,
): Promise<{ link: string; email: string } | 'mailed-just-now' | null> {
  const account = await lockAccount(tx, profileId);
  const email = account?.user.email;
  if (!email || !account.user.invitedAt || account.user.emailConfirmedAt) return null;
  // By the invitations alone: a stranger's sign-ups for the address must not keep one back.
  if (!mayMailAgain(account.user.invitedAt, now)) return 'mailed-just-now';
  await updateUser(tx, profileId, { invitedAt: now, confirmationSentAt: now }, now);
  const redirectTo = new URL(INVITED_PAGE, publicUrl).href;
  return { link: await issueInvitation(tx, { userId: profileId, email, publicUrl, redirectTo, now }), email };
}

interface ReadyAccount {
  readonly profileId: string;
  readonly email: string;
  readonly password: string;
  readonly now: Date;
}

/** Lets a person of whom there is a profile sign in at once. */
export async function createConfirmedUser(
  tx: Transaction,
  { profileId, email, password, now }: ReadyAccount,
): Promise<void> {
  const begun = newUser({ id: profileId, identityId: randomUUID(), email, now });
  const { user, identity } = confirmed(begun, now);
  await insertUser(tx, { ...user, ...(await newPassword(password)) }, identity);
}
