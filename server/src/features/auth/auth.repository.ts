import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { authSessions, authUsers } from '../../db/schema/auth.ts';
import { newUser } from './account.ts';
import { insertUser, lockAccount, updateUser } from './auth-users.repository.ts';
import { issueOneTimeToken } from './mail-one-time-token.ts';
import { newPassword } from './new-password.ts';

/** Signs a person out everywhere: none of the tokens works any more, access tokens included. */
export async function endAuthSessions(q: Queryable, userId: string): Promise<void> {
  await q.delete(authSessions).where(eq(authSessions.userId, userId));
}

interface Invitation {
  readonly profileId: string;
  readonly email: string;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly now: Date;
}

/** Lets a person of whom there is a profile sign in: by a link, with which they choose a password. */
export async function createInvitedUser(
  tx: Transaction,
  { profileId, email, config: { publicUrl }, now }: Invitation,
): Promise<{ link: string }> {
  const { user, identity } = newUser({ id: profileId, identityId: randomUUID(), email, now });
  await insertUser(tx, { ...user, invitedAt: now, confirmationSentAt: now }, identity);
  const redirectTo = new URL(publicUrl).href;
  return issueOneTimeToken(tx, { userId: profileId, purpose: 'invite', email, publicUrl, redirectTo, now });
}

/**
 * A new link for somebody who was invited and has not come yet; the one before it ends. Null where there is nothing to
 * invite to: no sign-in, or one that is in use.
 */
export async function renewInvitation(
  tx: Transaction,
  { profileId, config: { publicUrl }, now }: Omit<Invitation, 'email'>,
): Promise<{ link: string; email: string } | null> {
  const account = await lockAccount(tx, profileId);
  const email = account?.user.email;
  if (!email || !account.user.invitedAt || account.user.emailConfirmedAt) return null;
  await updateUser(tx, profileId, { invitedAt: now, confirmationSentAt: now }, now);
  const redirectTo = new URL(publicUrl).href;
  const { link } = await issueOneTimeToken(tx, {
    userId: profileId,
    purpose: 'invite',
    email,
    publicUrl,
    redirectTo,
    now,
  });
  return { link, email };
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
  const { user, identity } = newUser({
    id: profileId,
    identityId: randomUUID(),
    email,
    now,
  });
  const verified = { email_verified: true };
  await insertUser(
    tx,
    {
      ...user,
      ...(await newPassword(password)),
      emailConfirmedAt: now,
      userMetadata: { ...user.userMetadata, ...verified },
    },
    { ...identity, identityData: { ...identity.identityData, ...verified } },
  );
}

/** Accounts that everybody can open; a few are enough to say so. */
export async function accountsWithKnownPassword(db: Queryable): Promise<string[]> {
  const found = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.hasKnownPassword, true))
    .orderBy(authUsers.email)
    .limit(5);
  return found.flatMap(({ email }) => email ?? []);
}
