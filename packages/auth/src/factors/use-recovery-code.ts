import type { RaisedSignIn } from '@bayan/domain/auth/recovery-codes.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { Bearer } from '@bayan/platform/http/bearer';
import { raised } from '#accounts/raised-auth-session.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { type Device, lastSeen } from '#devices/device.ts';
import {
  endWeakerAuthSessions,
  lockAuthSession,
  updateAuthSession,
} from '#store/auth-sessions.repository.ts';
import { type Account, lockAccount } from '#store/auth-users.repository.ts';
import { factorsOf } from '#store/factors.repository.ts';
import { countRecoveryCodes, takeRecoveryCode } from '#store/recovery-codes.repository.ts';
import { writeRefreshToken } from '#tokens/refresh-token.ts';
import { hashRecoveryCode, readRecoveryCode } from './recovery-code.ts';

interface Use {
  readonly recoveryCode: string;
  readonly bearer: Bearer;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** Raises the auth session as a code of the app would (R644). */
export async function useRecoveryCode(
  tx: Transaction,
  { host, factorKeys, accessTokens }: Pick<AuthContext, 'host' | 'factorKeys' | 'accessTokens'>,
  { recoveryCode, bearer, device, now, requestId }: Use,
): Promise<RaisedSignIn> {
  const account = await lockAccount(tx, bearer.userId);
  const locked = await lockAuthSession(tx, bearer.authSessionId);
  if (!account || !locked) throw new Refusal('auth.required');
  const { user } = account;
  const letters = readRecoveryCode(recoveryCode);
  const factor = (await factorsOf(tx, user.id, now)).find(({ status }) => status === 'verified');
  if (letters === null || !factor) throw new Refusal('auth.recovery-code');
  const hashes = [...factorKeys.byId.values()].map(key => hashRecoveryCode(key, user.id, letters));
  if (!(await takeRecoveryCode(tx, user.id, hashes))) throw new Refusal('auth.recovery-code');
  await endWeakerAuthSessions(tx, user.id, bearer.authSessionId);
  const authSession = await updateAuthSession(tx, bearer.authSessionId, {
    ...raised(locked.authSession, { factorId: factor.id, method: 'recovery_code', now }),
    ...lastSeen(device),
  });
  await tell(tx, account, { host, device, now, requestId });
  return {
    accessToken: await accessTokens.sign(user, authSession, now),
    refreshToken: writeRefreshToken(authSession),
  };
}

/** Whoever found the sheet of paper would begin with this. */
async function tell(
  tx: Transaction,
  { user, person }: Account,
  { host, device, now, requestId }: Pick<Use, 'device' | 'now' | 'requestId'> & Pick<AuthContext, 'host'>,
): Promise<void> {
  const left = await countRecoveryCodes(tx, user.id);
  await host.record(
    tx,
    { actor: user, now, requestId },
    { action: 'account.recovery-code-used', noun: 'accounts', targetId: user.id, after: { left } },
  );
  await host.recordSecurityEvent(tx, { kind: 'recovery-code-used', personId: user.id, source: device, now });
  if (user.email === null) return;
  await host.mail(tx, {
    kind: 'recovery-code-used',
    to: user.email,
    language: person.language,
    data: { left: String(left) },
    now,
  });
}
