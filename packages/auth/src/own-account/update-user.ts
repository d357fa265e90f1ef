import { inTransaction } from '@bayan/platform/db/transaction';
import { applyEmailChange } from '#accounts/apply-email-change.ts';
import { requestEmailChange } from '#accounts/change-email.ts';
import { changePhone } from '#accounts/change-phone.ts';
import { readUserView } from '#answers/read-user-view.ts';
import { demandSecondFactor } from '#auth-sessions/second-factor.ts';
import { type SignedInUser, sessionNotFound } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import { inConstantTime } from '#protocol/constant-time-answer.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';
import { findAuthSessionOf } from '#store/auth-sessions.repository.ts';
import { lockAccount, updateUser as storeUser } from '#store/auth-users.repository.ts';
import { changePassword, preparePassword } from './change-password.ts';
import { checkCurrentPassword, isPersonProved, wrongCode } from './reauthentication.ts';

interface UserChanges {
  readonly password: string | undefined;
  readonly currentPassword: string | undefined;
  readonly keepsCalendarAddress: boolean;
  readonly nonce: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** A user changes what is theirs to change: password, data about themselves, address, number. */
export async function updateUser(
  context: AuthContext,
  signedIn: SignedInUser,
  {
    password,
    currentPassword,
    keepsCalendarAddress,
    nonce,
    data,
    email,
    phone,
    redirectTo,
    challenge,
    ...call
  }: UserChanges,
) {
  const { account, authSessionId } = signedIn;
  const { now } = call;
  const { host } = context;
  const proof = { currentPassword, nonce };
  const isGuarded = (password ?? email ?? phone) !== undefined;
  if (isGuarded) await demandSecondFactor(context.db, signedIn);
  const prepared = password === undefined ? null : await preparePassword(context, account, { password, now });
  if (isGuarded) await checkCurrentPassword(context, account.user, proof, call);
  const store = () =>
    inTransaction(context.db, async tx => {
      const current = await lockAccount(tx, account.user.id);
      // Asked again under the lock: the auth session may just have been ended by another one's password change.
      const authSession = await findAuthSessionOf(tx, authSessionId, account.user.id);
      if (!current || !authSession) throw sessionNotFound();
      let { user } = current;
      const isMoving =
        (email !== undefined && email !== user.email) || (phone !== undefined && phone !== user.phone);
      if (prepared || isMoving) {
        const action = prepared ? 'Password update' : 'Address update';
        const prover = { user, authSession, proof, limits: context.limits, device: call.device, now };
        if (!(await isPersonProved(tx, { ...prover, isResetEnough: !isMoving, action }))) return null;
      }
      if (prepared) {
        const change = { ...prepared, ...call, host, account: current, authSession, keepsCalendarAddress };
        user = await changePassword(tx, change);
      }
      if (data) {
        const userMetadata = mergeMetadata(user.userMetadata, data);
        user = await storeUser(tx, user.id, { userMetadata }, now);
      }
      if (email !== undefined && email !== user.email) {
        const { publicUrl, settings } = context;
        const changing = { ...current, user };
        user =
          user.isAnonymous && settings.mailerAutoconfirm
            ? await applyEmailChange(tx, changing, { ...call, host, publicUrl, email })
            : await requestEmailChange(tx, changing, {
                host,
                newEmail: email,
                publicUrl,
                redirectTo,
                challenge,
                limits: context.limits,
                ...call,
              });
      }
      if (phone !== undefined && phone !== user.phone)
        user = await changePhone(tx, user, { ...call, host, phone });
      return readUserView(tx, user, now);
    });
  // A wanted address that somebody has makes less work, which must not show.
  const view = await (email === undefined ? store() : inConstantTime(store));
  if (!view) throw await wrongCode(context, { personId: account.user.id, device: call.device, now });
  return view;
}
