import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { isBlocked } from '#accounts/account.ts';
import { type SessionAnswer, sessionAnswer } from '#answers/session-answer.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { showsProof } from '#devices/browser-proofs.ts';
import type { Device } from '#devices/device.ts';
import { AuthError, banned, temporaryFault } from '#protocol/auth-error.ts';
import { judgeRefresh, reasonToEnd } from '#protocol/refresh-rule.ts';
import { endAuthSession } from '#store/auth-sessions.repository.ts';
import { type FoundForRefresh, readForRefresh, useAuthSession } from '#store/refreshes.repository.ts';
import { type PresentedRefreshToken, readRefreshToken } from '#tokens/refresh-token.ts';

interface Refresh {
  readonly refreshToken: string;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}
type Call = Omit<Refresh, 'refreshToken'>;

/** Who loses a race finds the winner's token to give; only a client that races without end loses so often. */
const ATTEMPTS = 10;

const unknownToken = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

/**
 * Reads, judges, and writes only if the auth session is still as it was read: a refresh needs no transaction, and tabs
 * that race wait for no lock.
 */
export async function refreshAuthSession(
  context: AuthContext,
  { refreshToken, ...call }: Refresh,
): Promise<SessionAnswer> {
  const presented = readRefreshToken(refreshToken);
  if (!presented) throw unknownToken();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await attemptRefresh(context, presented, call);
    if (answer) return answer;
  }
  throw temporaryFault(new Error('a refresh lost every race'));
}

/** Whose a token is that was refused. Null where it is nobody's. */
export async function ownerOfRefreshToken(
  db: Database,
  refreshToken: string,
  now: Date,
): Promise<string | null> {
  const presented = readRefreshToken(refreshToken);
  const found = presented && (await readForRefresh(db, presented.authSessionId, { asksNewer: false, now }));
  return found && presented.isGenuine(found.authSession.refreshKey) ? found.user.id : null;
}

/** Null where another refresh was faster. */
async function attemptRefresh(
  context: AuthContext,
  presented: PresentedRefreshToken,
  call: Call,
): Promise<SessionAnswer | null> {
  const { db, settings, accessTokens } = context;
  const { device, now } = call;
  const { sessionLimits } = settings;
  const found = await readForRefresh(db, presented.authSessionId, {
    asksNewer: sessionLimits.singlePerUser,
    now,
  });
  if (!found || !presented.isGenuine(found.authSession.refreshKey)) throw unknownToken();
  const { authSession: seen, user, factors, identities, hasNewer } = found;
  if (isBlocked(user, found.isActive, now)) throw banned(400);
  const hasFactor = factors.some(({ status }) => status === 'verified');
  const isAdmin = found.role === 'admin';
  const ended = reasonToEnd({ ...seen, hasFactor, hasNewer, isAdmin }, sessionLimits, now);
  if (ended) throw new AuthError(400, 'session_expired', `Invalid Refresh Token: ${ended}`);
  // R620: a token that left the browser it was given to is worth nothing elsewhere, and was stolen.
  if (!showsProof(device.proofs, seen.proofHash)) return endStolen(context, found, call);
  const verdict = judgeRefresh(seen, presented.counter, now, settings.reuseIntervalSeconds);
  if (verdict === 'theft') return endStolen(context, found, call);
  if (verdict === 'unknown') throw unknownToken();
  const authSession = await useAuthSession(db, { seen, isRotation: verdict === 'rotate', device, now });
  return authSession && sessionAnswer(accessTokens, { user, authSession, factors }, identities, now);
}

/** Once a theft always a theft: nothing of it needs to be judged again under a lock. */
async function endStolen(
  { db, host, log }: AuthContext,
  { user, authSession }: FoundForRefresh,
  { device, now, requestId }: Call,
): Promise<never> {
  const isElsewhere = !showsProof(device.proofs, authSession.proofHash);
  const isEnded = await inTransaction(db, async tx => {
    if (!(await endAuthSession(tx, authSession.id))) return false;
    // Without an actor: of the two who hold the token one is a thief, and which one is not known.
    await host.record(
      tx,
      { actor: null, now, requestId },
      {
        action: 'account.theft-suspected',
        noun: 'accounts',
        targetId: user.id,
        before: { authSessionId: authSession.id, isElsewhere },
      },
    );
    const event = { kind: 'refresh-refused', reason: 'copied-token' } as const;
    await host.recordSecurityEvent(tx, { ...event, personId: user.id, source: device, now });
    return true;
  });
  if (!isEnded) throw unknownToken();
  log.warn(
    { userId: user.id, authSessionId: authSession.id },
    isElsewhere
      ? 'a refresh token came from elsewhere than the browser it belongs to: the auth session has been ended'
      : 'a refresh token came back long after it was replaced: the auth session has been ended',
  );
  throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}
