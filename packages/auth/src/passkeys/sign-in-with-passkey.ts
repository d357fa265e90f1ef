import type { Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { isBlockedAccount } from '#accounts/account.ts';
import { passkeyChanged } from '#accounts/passkey-changed.ts';
import { type SessionAnswer, sessionAnswer } from '#answers/session-answer.ts';
import type { AuthHost } from '#auth-host.ts';
import { startAuthSession } from '#auth-sessions/start-auth-session.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { noteSecurityEvent } from '#context/note-security-event.ts';
import type { Device } from '#devices/device.ts';
import { placeOfAddress } from '#limits/attempt-limits.ts';
import { banned } from '#protocol/auth-error.ts';
import { refusedEvenly } from '#protocol/constant-time-answer.ts';
import type { RelyingParty } from '#protocol/relying-party.ts';
import { identitiesOf, lockAccount } from '#store/auth-users.repository.ts';
import { type AuthPasskey, countUse, findByCredential } from '#store/passkeys.repository.ts';
import { demandPasskeys, passkeyRefused, redeemPasskeyChallenge } from './passkey-challenge.ts';
import { readUsed, userHandleOf } from './webauthn.ts';

interface PasskeySignIn {
  readonly challengeId: string;
  readonly credential: AuthenticationResponseJSON;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** By a passkey that its owner has unlocked: that is two proofs, and no second factor is asked for (R652). */
export const signInWithPasskey = (context: AuthContext, signIn: PasskeySignIn): Promise<SessionAnswer> =>
  refusedEvenly(() => trySignIn(context, signIn));

async function trySignIn(context: AuthContext, signIn: PasskeySignIn): Promise<SessionAnswer> {
  const { db, limits } = context;
  const { device, now } = signIn;
  const party = demandPasskeys(context);
  await limits.pass(db, placeOfAddress('grants to an address', device.clientAddress), now);
  const outcome = await inTransaction(db, tx => enter(tx, { party, host: context.host }, signIn));
  if (!outcome) {
    // Whose it would be is not said: an unknown one and a wrong one leave the same trace (R654).
    const event = { kind: 'sign-in-failed', reason: 'wrong-passkey', personId: null } as const;
    await noteSecurityEvent(context, { ...event, source: device, now });
    throw passkeyRefused();
  }
  return sessionAnswer(context.accessTokens, outcome.signedIn, outcome.identities, now);
}

/** An authenticator says whose it is; what is of somebody else is no answer of this one. */
function namesOwner({ response: { userHandle } }: AuthenticationResponseJSON, { userId }: AuthPasskey) {
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').equals(userHandleOf(userId));
}

/** Null where nobody is let in: no error, so that the challenge is used up, and a copy is on record. */
async function enter(
  tx: Transaction,
  { party, host }: { readonly party: RelyingParty; readonly host: AuthHost },
  { challengeId, credential, device, now, requestId }: PasskeySignIn,
) {
  const challenge = await redeemPasskeyChallenge(tx, challengeId, { authSessionId: null, now });
  const passkey = await findByCredential(tx, Buffer.from(credential.id, 'base64url'));
  if (!passkey || !namesOwner(credential, passkey)) return null;
  const use = await readUsed(credential, passkey, { party, challenge, isOwnerVerified: true });
  const account = use && (await lockAccount(tx, passkey.userId));
  if (!account) return null;
  if (isBlockedAccount(account, now)) throw banned(400);
  if (!(await countUse(tx, passkey, use, now))) {
    await passkeyChanged(tx, {
      host,
      account,
      passkey,
      change: 'copied',
      actor: null,
      device,
      now,
      requestId,
    });
    return null;
  }
  const { userId } = passkey;
  return {
    signedIn: await startAuthSession(tx, {
      host,
      userId,
      method: 'passkey',
      passkeyId: passkey.id,
      device,
      now,
    }),
    identities: await identitiesOf(tx, userId),
  };
}
