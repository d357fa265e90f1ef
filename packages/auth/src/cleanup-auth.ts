import type { Database } from '@bayan/platform/db/database';
import { databaseFailure, FOREIGN_KEY_VIOLATION } from '@bayan/platform/db/failure';
import { inTransaction } from '@bayan/platform/db/transaction';
import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import {
  authBrowsers,
  authChallenges,
  authFactors,
  authFlowCodes,
  authLimits,
  authOneTimeTokens,
  authPasskeyChallenges,
  authSessions,
  authSignUps,
  authUsers,
} from '#store/tables.ts';
import type { AuthHost } from './auth-host.ts';
import { MAX_SECONDS } from './protocol/refresh-rule.ts';
import { unverifiedUntil } from './store/factors.repository.ts';
import { profiles } from './store/people-table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An access token may outlive the last refresh by a day. */
const AUTH_SESSION_OVER_MS = MAX_SECONDS * 1000 + DAY;
const BROWSER_UNUSED_MS = 400 * DAY;
const SIGN_UP_OPEN_MS = 30 * DAY;
const SIGN_UPS_AT_ONCE = 1_000;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/**
 * An hour late, so that no request under way sees one of a pair of tokens gone and takes it for used. That of a sign-up
 * stays until its account is confirmed or removed: what was asked for waits with it (R57).
 */
export const deleteExpiredTokens = (db: Database, now: Date) =>
  db
    .delete(authOneTimeTokens)
    .where(and(lt(authOneTimeTokens.expiresAt, before(now, HOUR)), ne(authOneTimeTokens.purpose, 'signup')));

/** Those that no refresh lets go on any more (R624), so that nobody sees a device that is none. */
export const deleteOverAuthSessions = (db: Database, now: Date) =>
  db.delete(authSessions).where(lt(authSessions.createdAt, before(now, AUTH_SESSION_OVER_MS)));

export const deleteUnusedBrowsers = (db: Database, now: Date) =>
  db.delete(authBrowsers).where(lt(authBrowsers.lastUsedAt, before(now, BROWSER_UNUSED_MS)));

export const deleteCountedAttempts = (db: Database, now: Date) =>
  db.delete(authLimits).where(lt(authLimits.expiresAt, now));

export const deleteOldSignUps = (db: Database, now: Date) =>
  db.delete(authSignUps).where(lt(authSignUps.askedAt, before(now, SIGN_UP_OPEN_MS)));

/** An hour late, as the tokens above. */
export const deleteExpiredFlowCodes = (db: Database, now: Date) =>
  db.delete(authFlowCodes).where(lt(authFlowCodes.expiresAt, before(now, HOUR)));

export const deleteExpiredChallenges = (db: Database, now: Date) =>
  db.delete(authChallenges).where(lt(authChallenges.expiresAt, before(now, HOUR)));

export const deleteExpiredPasskeyChallenges = (db: Database, now: Date) =>
  db.delete(authPasskeyChallenges).where(lt(authPasskeyChallenges.expiresAt, before(now, HOUR)));

export const deleteUnverifiedFactors = (db: Database, now: Date) =>
  db
    .delete(authFactors)
    .where(and(eq(authFactors.status, 'unverified'), lt(authFactors.createdAt, unverifiedUntil(now))));

const neverConfirmed = (now: Date) =>
  and(
    isNull(authUsers.emailConfirmedAt),
    isNull(authUsers.phoneConfirmedAt),
    isNull(authUsers.invitedAt),
    isNull(authUsers.lastSignInAt),
    lt(sql`coalesce(${authUsers.confirmationSentAt}, ${authUsers.createdAt})`, before(now, SIGN_UP_OPEN_MS)),
  );

export const removeOpenSignUps = (host: AuthHost) =>
  async function removeOpenSignUps(db: Database, now: Date): Promise<void> {
    const found = await db
      .select({ id: authUsers.id })
      .from(authUsers)
      .innerJoin(profiles, eq(profiles.id, authUsers.id))
      .where(and(neverConfirmed(now), isNull(profiles.role)))
      .orderBy(asc(authUsers.createdAt))
      .limit(SIGN_UPS_AT_ONCE);
    for (const { id } of found) await removeOpenSignUp(db, { host, id, now });
  };

interface OpenSignUp {
  readonly host: AuthHost;
  readonly id: string;
  readonly now: Date;
}

/** With the profile or not at all: a profile left behind would keep the address from ever signing up again. */
async function removeOpenSignUp(db: Database, { host, id, now }: OpenSignUp): Promise<void> {
  try {
    await inTransaction(db, async tx => {
      const person = await host.people.lock(tx, id);
      if (person?.role !== null) return;
      const gone = await tx
        .delete(authUsers)
        .where(and(eq(authUsers.id, id), neverConfirmed(now)))
        .returning({ id: authUsers.id });
      if (gone.length === 0) return;
      await host.people.remove(tx, id);
      await host.record(
        tx,
        { actor: null, now, requestId: null },
        { action: 'account.expired', noun: 'accounts', targetId: id },
      );
    });
  } catch (error) {
    // Something refers to the person, who therefore stays.
    if (databaseFailure(error)?.code !== FOREIGN_KEY_VIOLATION) throw error;
  }
}
