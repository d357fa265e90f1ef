import type { Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { endOtherAuthSessions, findAuthSessionOf } from './auth-sessions.repository.ts';
import { type Account, identitiesOf, lockAccount, updateUser as storeUser } from './auth-users.repository.ts';
import { forgetOtherBrowsers } from './browsers.repository.ts';
import { requestEmailChange } from './change-email.ts';
import type { CodeChallenge } from './code-challenge.ts';
import type { Device } from './device.ts';
import { factorsOf } from './factors.repository.ts';
import { dropFlowCodes } from './flow-codes.repository.ts';
import { newPassword } from './new-password.ts';
import { dropTokens } from './one-time-tokens.repository.ts';
import { verifyPassword } from './password-hash.ts';
import { demandSecondFactor } from './second-factor.ts';
import { type SignedInUser, sessionNotFound } from './signed-in-user.ts';
import { mergeMetadata } from './user-metadata.ts';
import { userView } from './user-view.ts';

interface UserChanges {
  readonly password: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly email: string | undefined;
  readonly redirectTo: string;
  readonly device: Device;
  readonly challenge: CodeChallenge | null;
  readonly now: Date;
  readonly requestId: string;
}

/** A user changes what is theirs to change: password, data about themselves, address. */
export async function updateUser(
  context: AuthContext,
  signedIn: SignedInUser,
  { password, data, email, redirectTo, challenge, device, now, requestId }: UserChanges,
) {
  const { account, authSessionId } = signedIn;
  if (password !== undefined || email !== undefined) await demandSecondFactor(context.db, signedIn);
  const stored = password === undefined ? undefined : await changedPassword(context, account, password);
  return inTransaction(context.db, async tx => {
    const current = await lockAccount(tx, account.user.id);
    // Asked again under the lock: the auth session may just have been ended by another one's password change.
    if (!current || !(await findAuthSessionOf(tx, authSessionId, account.user.id))) throw sessionNotFound();
    let { user } = current;
    if (data) {
      const userMetadata = mergeMetadata(user.userMetadata, data);
      user = await storeUser(tx, user.id, { userMetadata }, now);
    }
    if (stored !== undefined) {
      user = await storeUser(tx, user.id, { ...stored, newEmail: null }, now);
      await afterPasswordChange(tx, current, authSessionId, now);
      await forgetOtherBrowsers(tx, user.id, device.browser.hash);
      await recordChange(
        tx,
        { actor: user, now, requestId },
        { action: 'account.password-changed', noun: 'accounts', targetId: user.id },
      );
    }
    if (email !== undefined && email !== user.email) {
      const change = { newEmail: email, publicUrl: context.publicUrl, redirectTo, challenge, now };
      user = await requestEmailChange(tx, { ...current, user }, change);
    }
    return userView(user, await identitiesOf(tx, user.id), await factorsOf(tx, user.id, now));
  });
}

async function changedPassword({ checkPassword }: AuthContext, account: Account, password: string) {
  const { user, person } = account;
  await checkPassword(password, { email: user.email ?? '', name: person.name });
  if (await verifyPassword(user.passwordHash, password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return newPassword(password);
}

/** Whoever knew the old password, or has an open mail, is shut out (R45). */
async function afterPasswordChange(
  tx: Transaction,
  { user, person }: Account,
  authSessionId: string,
  now: Date,
): Promise<void> {
  await endOtherAuthSessions(tx, user.id, authSessionId);
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  if (user.email === null) return;
  await enqueueMail(tx, {
    kind: 'password-changed',
    to: user.email,
    language: person.language,
    data: {},
    now,
  });
}
