import { randomBytes } from 'node:crypto';
import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import { bindToBrowser } from '#devices/browser-proofs.ts';
import { type Device, lastSeen } from '#devices/device.ts';
import { insertAuthSession } from '#store/auth-sessions.repository.ts';
import type { AuthSession, AuthUser } from '#store/auth-users.repository.ts';
import { hasSignedIn, markSignIn } from '#store/auth-users.repository.ts';
import { rememberBrowser } from '#store/browsers.repository.ts';
import { type AuthFactor, factorsOf } from '#store/factors.repository.ts';
import type { FlowMethod } from '#store/flow-codes.repository.ts';
import { notifyOfNewBrowser } from './notify-of-new-browser.ts';

/** How long after such a link a password is chosen by it (R61). */
const PASSWORD_RESET_MS = 3_600_000;

interface SignIn {
  readonly host: AuthHost;
  readonly userId: string;
  readonly method: 'password' | 'otp' | 'anonymous' | 'passkey' | FlowMethod;
  /** By which it is as good as with a second factor (R652). */
  readonly passkeyId?: string;
  /** Whether it begins by a link that was mailed to choose a password by. */
  readonly isReset?: boolean;
  readonly device: Device;
  readonly now: Date;
}
/** The hash the password was verified against; a password changed since then ends the attempt. */
type PasswordSignIn = SignIn & { readonly verifiedHash: string };

export interface SignedIn {
  readonly user: AuthUser;
  readonly authSession: AuthSession;
  readonly factors: readonly AuthFactor[];
}

/** Of somebody whose account is locked. With a password: null where it was changed while it was being verified. */
export async function startAuthSession(tx: Transaction, signIn: PasswordSignIn): Promise<SignedIn | null>;
export async function startAuthSession(tx: Transaction, signIn: SignIn): Promise<SignedIn>;
export async function startAuthSession(
  tx: Transaction,
  {
    host,
    userId,
    method,
    passkeyId,
    isReset = false,
    device,
    now,
    verifiedHash,
  }: SignIn & Partial<PasswordSignIn>,
): Promise<SignedIn | null> {
  const isFirst = !(await hasSignedIn(tx, userId));
  const user = await markSignIn(tx, userId, now, verifiedHash);
  if (!user && verifiedHash === undefined) throw new Error('a locked user was gone');
  if (!user) return null;
  const authSession = await insertAuthSession(tx, {
    userId,
    ...(passkeyId === undefined ? {} : { aal: 'aal2', passkeyId }),
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    // Who came by a mail and has no password yet has none to show.
    passwordResetUntil:
      isReset || (user.passwordHash === null && method !== 'anonymous' && method !== 'passkey')
        ? new Date(now.getTime() + PASSWORD_RESET_MS)
        : null,
    refreshKey: randomBytes(32),
    createdAt: now,
    refreshedAt: now,
    actedAt: now,
    proofHash: bindToBrowser(device.proofs),
    ...lastSeen(device),
  });
  const isNewBrowser = await rememberBrowser(tx, userId, device.browser.hash, now);
  device.browser.hasSignedIn = true;
  const reason = method === 'password' || method === 'passkey' || method === 'anonymous' ? method : 'mail';
  await host.recordSecurityEvent(tx, { kind: 'signed-in', reason, personId: userId, source: device, now });
  if (isNewBrowser && !isFirst) await notifyOfNewBrowser(tx, user, { host, device, now });
  return { user, authSession, factors: await factorsOf(tx, userId, now) };
}
