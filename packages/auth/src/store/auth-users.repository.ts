import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { profiles } from './people-table.ts';
import { authBrowsers, authIdentities, type authSessions, authUsers } from './tables.ts';

export type AuthUser = typeof authUsers.$inferSelect;
export type AuthIdentity = typeof authIdentities.$inferSelect;
export type AuthSession = typeof authSessions.$inferSelect;

const person = {
  name: profiles.name,
  nameAr: profiles.nameAr,
  role: profiles.role,
  language: profiles.language,
  isActive: profiles.isActive,
};

/** A user of the sign-in service and the person behind it. */
export interface Account {
  readonly user: AuthUser;
  readonly person: Pick<typeof profiles.$inferSelect, keyof typeof person>;
}

const accounts = (q: Queryable) =>
  q
    .select({ user: authUsers, person })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .$dynamic();

/** The account of an address or number, and whether it has signed in with this browser. */
export async function findCredentials(
  q: Queryable,
  contact: { readonly email: string } | { readonly phone: string },
  browserHash: Buffer,
) {
  const [found] = await q
    .select({
      user: authUsers,
      person,
      isKnownBrowser: sql<boolean>`${authBrowsers.userId} is not null`,
    })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .leftJoin(
      authBrowsers,
      and(eq(authBrowsers.userId, authUsers.id), eq(authBrowsers.browserHash, browserHash)),
    )
    .where('email' in contact ? eq(authUsers.email, contact.email) : eq(authUsers.phone, contact.phone));
  return found ?? null;
}

export async function findAccount(q: Queryable, userId: string): Promise<Account | null> {
  const [found] = await accounts(q).where(eq(authUsers.id, userId));
  return found ?? null;
}

/** Others who want to change this user wait until the transaction ends. */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account | null> {
  const [found] = await accounts(tx).where(eq(authUsers.id, userId)).for('update', { of: authUsers });
  return found ?? null;
}

export async function lockAccountByEmail(tx: Transaction, email: string): Promise<Account | null> {
  const [found] = await accounts(tx).where(eq(authUsers.email, email)).for('update', { of: authUsers });
  return found ?? null;
}

export const identitiesOf = (q: Queryable, userId: string): Promise<AuthIdentity[]> =>
  q
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.userId, userId))
    .orderBy(authIdentities.createdAt, authIdentities.id);

/** By anybody, whether as the address they sign in with or as the one in their profile. */
export async function isEmailTaken(q: Queryable, email: string): Promise<boolean> {
  const [inProfiles, inUsers] = [
    await q.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)),
    await q.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email)),
  ];
  return inProfiles.length + inUsers.length > 0;
}

export async function isPhoneTaken(q: Queryable, phone: string): Promise<boolean> {
  const found = await q.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.phone, phone));
  return found.length > 0;
}

export async function insertUser(
  tx: Transaction,
  user: AuthUser,
  identity: AuthIdentity | null,
): Promise<void> {
  await tx.insert(authUsers).values(user);
  if (identity) await tx.insert(authIdentities).values(identity);
}

export async function updateUser(
  tx: Transaction,
  userId: string,
  changes: Partial<Omit<AuthUser, 'id' | 'createdAt'>>,
  now: Date,
): Promise<AuthUser> {
  const [user] = await tx
    .update(authUsers)
    .set({ ...changes, updatedAt: now })
    .where(eq(authUsers.id, userId))
    .returning();
  if (!user) throw new Error('a locked user was gone');
  return user;
}

interface IdentityFacts {
  readonly userId: string;
  readonly provider: AuthIdentity['provider'];
  readonly data: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** What is known of the address or number that a user signs in with, and from the sign-up. */
export async function keepIdentity(
  tx: Transaction,
  { userId, provider, data, now }: IdentityFacts,
): Promise<void> {
  await tx
    .insert(authIdentities)
    .values({
      userId,
      provider,
      providerId: userId,
      identityData: { sub: userId, ...data },
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [authIdentities.provider, authIdentities.providerId],
      set: {
        identityData: sql`${authIdentities.identityData} || ${JSON.stringify(data)}::jsonb`,
        updatedAt: now,
      },
    });
}

/** Whether this user has ever been signed in. */
export async function hasSignedIn(q: Queryable, userId: string): Promise<boolean> {
  const found = await q
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.id, userId), isNotNull(authUsers.lastSignInAt)));
  return found.length === 1;
}

/** Null where the password is no longer the one that was verified. */
export async function markSignIn(
  tx: Transaction,
  userId: string,
  now: Date,
  verifiedHash?: string,
): Promise<AuthUser | null> {
  const [user] = await tx
    .update(authUsers)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(
      and(
        eq(authUsers.id, userId),
        verifiedHash === undefined ? undefined : eq(authUsers.passwordHash, verifiedHash),
      ),
    )
    .returning();
  if (!user) return null;
  await tx
    .update(authIdentities)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(eq(authIdentities.userId, userId));
  return user;
}

/** Accounts that everybody can open; there are more than a few only where nobody cares. */
export async function accountsWithKnownPassword(db: Queryable): Promise<string[]> {
  const found = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.hasKnownPassword, true))
    .orderBy(authUsers.email)
    .limit(100);
  return found.flatMap(({ email }) => email ?? []);
}

/** Keeps the row, and nothing in it that tells of anybody. */
export async function emptyUser(tx: Transaction, userId: string, now: Date): Promise<void> {
  const [{ createdAt } = { createdAt: now }] = await tx
    .delete(authUsers)
    .where(eq(authUsers.id, userId))
    .returning({ createdAt: authUsers.createdAt });
  await tx.insert(authUsers).values({ id: userId, createdAt, updatedAt: now, deletedAt: now });
}

/** With its identities, auth sessions and one-time tokens. The person's profile stays. */
export async function removeUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authUsers).where(eq(authUsers.id, userId));
}
