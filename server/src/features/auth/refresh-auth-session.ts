import type { Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { isBarred } from './account.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, banned } from './auth-error.ts';
import { endAuthSession, lockAuthSession, updateAuthSession } from './auth-sessions.repository.ts';
import { type AuthSession, identitiesOf } from './auth-users.repository.ts';
import { type Device, lastSeen } from './device.ts';
import { factorsOf } from './factors.repository.ts';
import { judgeRefresh, REMEMBERED_ROTATIONS, type RefreshVerdict } from './refresh-rule.ts';
import { type PresentedRefreshToken, readRefreshToken } from './refresh-token.ts';
import { sessionAnswer } from './session-answer.ts';

interface Refresh {
  readonly refreshToken: string;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

const unknownToken = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

/** The verdict is a result and not an error, so that the end of a stolen auth session is committed. */
export async function refreshAuthSession(context: AuthContext, { refreshToken, ...call }: Refresh) {
  const presented = readRefreshToken(refreshToken);
  if (!presented) throw unknownToken();
  const outcome = await inTransaction(context.db, tx => decide(context, tx, presented, call));
  if (outcome === 'unknown') throw unknownToken();
  if (outcome === 'theft')
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return sessionAnswer(context.accessTokens, outcome.signedIn, outcome.identities, call.now);
}

async function decide(
  context: AuthContext,
  tx: Transaction,
  presented: PresentedRefreshToken,
  { device, now, requestId }: Omit<Refresh, 'refreshToken'>,
) {
  const found = await lockAuthSession(tx, presented.authSessionId);
  if (!found || !presented.isGenuine(found.authSession.refreshKey)) return 'unknown';
  const { authSession, user, isActive } = found;
  if (isBarred(user, isActive, now)) throw banned(400);
  const verdict = judgeRefresh(authSession, presented.counter, now, context.settings.reuseIntervalSeconds);
  if (verdict === 'unknown') return verdict;
  if (verdict === 'theft') {
    await endAuthSession(tx, authSession.id);
    // Without an actor: of the two who hold the token one is a thief, and which one is not known.
    await recordChange(
      tx,
      { actor: null, now, requestId },
      {
        action: 'account.theft-suspected',
        noun: 'accounts',
        targetId: user.id,
        before: { authSessionId: authSession.id },
      },
    );
    context.log.warn(
      { userId: user.id, authSessionId: authSession.id },
      'a refresh token came back long after it was replaced: the auth session has been ended',
    );
    return verdict;
  }
  const refreshed = await updateAuthSession(tx, authSession.id, {
    ...rotation(authSession, verdict, now),
    refreshedAt: now,
    ...lastSeen(device),
  });
  const identities = await identitiesOf(tx, user.id);
  const factors = await factorsOf(tx, user.id, now);
  return { signedIn: { user, authSession: refreshed, factors }, identities };
}

const rotation = ({ refreshCounter, rotatedAt }: AuthSession, verdict: RefreshVerdict, now: Date) =>
  verdict === 'rotate'
    ? { refreshCounter: refreshCounter + 1, rotatedAt: [now, ...rotatedAt].slice(0, REMEMBERED_ROTATIONS) }
    : {};
