import { inTransaction } from '@bayan/platform/db/transaction';
import { isWithoutSecondFactor } from '#auth-sessions/second-factor.ts';
import type { SignedInUser } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { invalid } from '#protocol/auth-error.ts';
import {
  endAuthSession,
  endAuthSessions,
  endOtherAuthSessions,
  endWeakerAuthSessions,
} from '#store/auth-sessions.repository.ts';

const SCOPES = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof SCOPES)[number];

export function signOutScope(asked: string | null): SignOutScope {
  const scope = SCOPES.find(known => known === (asked || 'global'));
  if (!scope) throw invalid(`Unsupported logout scope "${asked}"`);
  return scope;
}

interface SignOut {
  readonly scope: SignOutScope;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

const REASONS = { local: 'one-device', others: 'other-devices', global: 'all-devices' } as const;

/** Who has a password alone ends no sign-in that was proved by more: a thief would shut the person out with it. */
export async function signOut(
  { db, host }: AuthContext,
  signedIn: SignedInUser,
  { scope, device, now, requestId }: SignOut,
): Promise<void> {
  const { account, authSessionId, aal } = signedIn;
  const { user } = account;
  await inTransaction(db, async tx => {
    if (scope !== 'local' && aal === 'aal1') await endWeakerAuthSessions(tx, user.id, authSessionId);
    else if (scope === 'others') await endOtherAuthSessions(tx, user.id, authSessionId);
    else if (scope === 'global') await endAuthSessions(tx, user.id);
    // Who reaches nothing of the academy before the second factor changes nothing of it either (R63).
    if (scope !== 'local' && !(await isWithoutSecondFactor(tx, signedIn)))
      await host.calendar.renew(tx, user.id, { actor: user, now, requestId });
    if (scope !== 'others') await endAuthSession(tx, authSessionId);
    const reason = REASONS[scope];
    await host.recordSecurityEvent(tx, {
      kind: 'signed-out',
      reason,
      personId: user.id,
      source: device,
      now,
    });
  });
}
