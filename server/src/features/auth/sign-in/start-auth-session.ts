import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import { type Device, lastSeen } from '../devices/device.ts';
import { type AuthFactor, factorsOf } from '../factors/factors.repository.ts';
import { rememberBrowser } from '../limits/browsers.repository.ts';
import type { FlowMethod } from '../mailed/flow-codes.repository.ts';
import type { AuthSession, AuthUser } from '../users/auth-users.repository.ts';
import { markSignIn } from '../users/auth-users.repository.ts';
import { insertAuthSession } from './auth-sessions.repository.ts';

interface SignIn {
  readonly userId: string;
  readonly method: 'password' | 'otp' | 'anonymous' | FlowMethod;
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
  { userId, method, device, now, verifiedHash }: SignIn & Partial<PasswordSignIn>,
): Promise<SignedIn | null> {
  const user = await markSignIn(tx, userId, now, verifiedHash);
  if (!user && verifiedHash === undefined) throw new Error('a locked user was gone');
  if (!user) return null;
  const authSession = await insertAuthSession(tx, {
    userId,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    refreshKey: randomBytes(32),
    createdAt: now,
    refreshedAt: now,
    ...lastSeen(device),
  });
  await rememberBrowser(tx, userId, device.browser.hash, now);
  device.browser.hasSignedIn = true;
  return { user, authSession, factors: await factorsOf(tx, userId, now) };
}
