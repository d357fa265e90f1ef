import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { CODE_TRIES, type LinkToken, linkHashOf, type OneTimePurpose } from '#protocol/one-time-token.ts';
import { authOneTimeTokens, authUsers } from './tables.ts';

export type StoredToken = typeof authOneTimeTokens.$inferSelect;

/** What a sign-up asks for, until its mail was opened. */
export type SignUpAttempt = Pick<StoredToken, 'passwordHash' | 'hasKnownPassword' | 'userMetadata'>;

/** Whose it is, in every statement about a person's own. */
const ownedBy = (userId: string) => eq(authOneTimeTokens.userId, userId);

interface NewToken {
  readonly userId: string;
  readonly purpose: OneTimePurpose;
  readonly email: string;
  readonly token: LinkToken;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly attempt?: SignUpAttempt | undefined;
}

/**
 * A person has one token for a purpose: a new one replaces the one before. Without an attempt of its own it takes over
 * that one's: a mail sent once more confirms the same sign-up.
 */
export async function keepToken(
  tx: Transaction,
  { userId, purpose, email, token, now, expiresAt, attempt }: NewToken,
): Promise<void> {
  const row = {
    ...token.kept,
    ...attempt,
    email,
    failedAttempts: 0,
    createdAt: now,
    expiresAt,
  };
  await tx
    .insert(authOneTimeTokens)
    .values({ userId, purpose, ...row })
    .onConflictDoUpdate({ target: [authOneTimeTokens.userId, authOneTimeTokens.purpose], set: row });
}

const byLink = (linkToken: string, purposes: readonly OneTimePurpose[], now: Date) =>
  and(
    eq(authOneTimeTokens.linkHash, linkHashOf(linkToken)),
    inArray(authOneTimeTokens.purpose, [...purposes]),
    gt(authOneTimeTokens.expiresAt, now),
  );

/** Takes the token of a link away, so that nobody can use it again; of two who come at once one gets it. */
export async function takeByLink(
  tx: Transaction,
  linkToken: string,
  purposes: readonly OneTimePurpose[],
  now: Date,
): Promise<StoredToken | null> {
  const [taken] = await tx
    .delete(authOneTimeTokens)
    .where(byLink(linkToken, purposes, now))
    .returning();
  return taken ?? null;
}

/** Whose link it is and what for; leaves it as it is. */
export async function lookAtLink(
  q: Queryable,
  linkToken: string,
  purposes: readonly OneTimePurpose[],
  now: Date,
) {
  const [found] = await q
    .select({
      userId: authUsers.id,
      email: authUsers.email,
      newEmail: authUsers.newEmail,
      mailedTo: authOneTimeTokens.email,
      purpose: authOneTimeTokens.purpose,
    })
    .from(authOneTimeTokens)
    .innerJoin(authUsers, eq(authUsers.id, authOneTimeTokens.userId))
    .where(byLink(linkToken, purposes, now));
  return found ?? null;
}

/** The tokens of an address whose code may still be tried, locked so that tries are counted one by one. */
export const lockByEmail = (
  tx: Transaction,
  email: string,
  purposes: readonly OneTimePurpose[],
  now: Date,
): Promise<StoredToken[]> =>
  tx
    .select()
    .from(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.email, email),
        inArray(authOneTimeTokens.purpose, [...purposes]),
        isNotNull(authOneTimeTokens.codeHash),
        gt(authOneTimeTokens.expiresAt, now),
        lt(authOneTimeTokens.failedAttempts, CODE_TRIES),
      ),
    )
    .orderBy(authOneTimeTokens.id)
    .for('update');

export async function countWrongCode(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(authOneTimeTokens)
    .set({ failedAttempts: sql`${authOneTimeTokens.failedAttempts} + 1` })
    .where(inArray(authOneTimeTokens.id, [...ids]));
}

export async function dropToken(tx: Transaction, id: string): Promise<void> {
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, id));
}

/** The way back to an address that was stays, unless it is named: it is there for who was shut out. */
export async function dropTokens(
  tx: Transaction,
  userId: string,
  purposes?: readonly OneTimePurpose[],
): Promise<void> {
  const { purpose } = authOneTimeTokens;
  await tx
    .delete(authOneTimeTokens)
    .where(
      and(ownedBy(userId), purposes ? inArray(purpose, [...purposes]) : ne(purpose, 'email_change_undo')),
    );
}

export async function findToken(
  q: Queryable,
  userId: string,
  purpose: OneTimePurpose,
): Promise<StoredToken | null> {
  const [found] = await q
    .select()
    .from(authOneTimeTokens)
    .where(and(ownedBy(userId), eq(authOneTimeTokens.purpose, purpose)));
  return found ?? null;
}

/** Of a mail that confirms the address and nothing else. */
export const NO_ATTEMPT: SignUpAttempt = { passwordHash: null, hasKnownPassword: false, userMetadata: {} };

export async function deleteAttempt(tx: Transaction, id: string): Promise<void> {
  await tx.update(authOneTimeTokens).set(NO_ATTEMPT).where(eq(authOneTimeTokens.id, id));
}
