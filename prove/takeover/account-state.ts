import {
  authFactors,
  authIdentities,
  authPasskeys,
  authRecoveryCodes,
  authSessions,
  authUsers,
} from '@bayan/auth/store/tables';
import { profiles } from '@bayan/server/schema/people';
import { and, eq } from 'drizzle-orm';
import type { Scenario } from './scenario.ts';

/** All by which an account is its person's: what they sign in with, where mails go, what they may do. */
export async function accountState({ app: { db } }: Scenario, userId: string) {
  const [[user], [profile], identities, factors, passkeys, codes] = await Promise.all([
    db.select().from(authUsers).where(eq(authUsers.id, userId)),
    db.select().from(profiles).where(eq(profiles.id, userId)),
    db.select().from(authIdentities).where(eq(authIdentities.userId, userId)),
    db
      .select()
      .from(authFactors)
      .where(and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified'))),
    db.select().from(authPasskeys).where(eq(authPasskeys.userId, userId)),
    db.select().from(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId)),
  ]);
  return {
    address: user?.email,
    'address asked for': user?.newEmail,
    number: user?.phone,
    password: user?.passwordHash,
    'rights of the sign-in': JSON.stringify(user?.appMetadata),
    'address of the profile': profile?.email,
    role: profile?.role,
    standing: `${profile?.isActive} ${user?.bannedUntil} ${user?.deletedAt}`,
    identities: identities.map(({ provider, providerId }) => `${provider} ${providerId}`).join(),
    'second factors': factors.map(({ id }) => id).join(),
    passkeys: passkeys.map(({ id }) => id).join(),
    'recovery codes': codes.map(({ codeHash }) => codeHash.toString('hex')).join(),
  };
}

export type AccountState = Awaited<ReturnType<typeof accountState>>;

/** What was changed, a word each. */
export async function changedSince(
  scenario: Scenario,
  userId: string,
  before: AccountState,
): Promise<(keyof AccountState)[]> {
  const after = await accountState(scenario, userId);
  return (Object.keys(before) as (keyof AccountState)[]).filter(key => before[key] !== after[key]);
}

export async function authSessionIds(
  { app: { db } }: Scenario,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.userId, userId));
  return new Set(rows.map(({ id }) => id));
}
