import type { AuthHost } from '@bayan/auth/auth-host';
import { findAuthSessionOf } from '@bayan/auth/store/auth-sessions.repository';
import { endAllBut, endOwn } from '@bayan/auth/store/devices.repository';
import { Refusal } from '@bayan/domain/errors';
import type { Actor } from '@bayan/domain/profiles/actor';
import type { Transaction } from '@bayan/platform/db/database';
import type { Bearer } from '@bayan/platform/http/bearer';
import { sourceOf } from '@bayan/platform/http/request-source';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { recordSecurityEvent } from '#people/security-events/security-events.repository.ts';

interface SignOutCall {
  readonly actor: Actor;
  readonly bearer: Bearer;
  readonly headers: Headers;
  readonly clientAddress: string;
  readonly now: Date;
  readonly requestId: string;
}

/** Ends one of the person's own sign-ins, be it the one that asks. */
export async function signOutDevice(tx: Transaction, call: SignOutCall, id: string) {
  const ended = await endOwn(tx, call.bearer, id);
  if (ended.length === 0) {
    const isStronger = await findAuthSessionOf(tx, id, call.actor.id);
    throw new Refusal(isStronger ? 'auth.stronger-sign-in' : 'not-found');
  }
  return record(tx, call, ended, 'one-device');
}

/** Ends all of them but the one that asks, and what calendar programs read by, unless that is to stay (R626). */
export async function signOutOtherDevices(
  tx: Transaction,
  call: SignOutCall,
  { host, keepsCalendarAddress }: { readonly host: AuthHost; readonly keepsCalendarAddress: boolean },
) {
  if (!keepsCalendarAddress) await host.calendar.renew(tx, call.actor.id, call);
  const ended = await endAllBut(tx, call.bearer, call.bearer.authSessionId);
  return record(tx, call, ended, 'other-devices');
}

async function record(
  tx: Transaction,
  call: SignOutCall,
  authSessionIds: readonly string[],
  reason: 'one-device' | 'other-devices',
) {
  if (authSessionIds.length > 0) {
    await recordChange(tx, call, {
      action: 'account.signed-out',
      noun: 'accounts',
      targetId: call.actor.id,
      before: { authSessionIds },
    });
    await recordSecurityEvent(tx, {
      kind: 'signed-out',
      reason,
      personId: call.actor.id,
      source: sourceOf(call.headers, call.clientAddress),
      now: call.now,
    });
  }
  return { ended: authSessionIds.length };
}
