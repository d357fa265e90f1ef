import { Refusal } from '@bayan/domain/errors';
import type { Actor } from '@bayan/domain/profiles/actor';
import type { Transaction } from '../../../db/database.ts';
import type { Bearer } from '../../../http/bearer.ts';
import { recordChange } from '../../audit/audit.repository.ts';
import { endAllBut, endOwn } from './devices.repository.ts';

interface SignOutCall {
  readonly actor: Actor;
  readonly bearer: Bearer;
  readonly now: Date;
  readonly requestId: string;
}

/** Ends one of the person's own sign-ins, be it the one that asks. */
export async function signOutDevice(tx: Transaction, call: SignOutCall, id: string) {
  const ended = await endOwn(tx, call.actor.id, id);
  if (ended.length === 0) throw new Refusal('not-found');
  return record(tx, call, ended);
}

/** Ends all of them but the one that asks. */
export async function signOutOtherDevices(tx: Transaction, call: SignOutCall) {
  return record(tx, call, await endAllBut(tx, call.actor.id, call.bearer.authSessionId));
}

async function record(tx: Transaction, call: SignOutCall, authSessionIds: readonly string[]) {
  if (authSessionIds.length > 0) {
    await recordChange(tx, call, {
      action: 'account.signed-out',
      noun: 'accounts',
      targetId: call.actor.id,
      before: { authSessionIds },
    });
  }
  return { ended: authSessionIds.length };
}
