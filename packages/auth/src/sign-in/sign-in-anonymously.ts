import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import { inTransaction } from '@bayan/platform/db/transaction';
import { newAnonymousUser } from '#accounts/account.ts';
import { accountName } from '#accounts/account-name.ts';
import { openAccount } from '#accounts/open-account.ts';
import { type SessionAnswer, sessionAnswer } from '#answers/session-answer.ts';
import { startAuthSession } from '#auth-sessions/start-auth-session.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { placeOfAddress } from '#limits/attempt-limits.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';

interface AnonymousSignIn {
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** An account that lasts as long as its auth session, until an address or a number is added to it. */
export async function signInAnonymously(
  context: AuthContext,
  { data, language, device, now, requestId }: AnonymousSignIn,
): Promise<SessionAnswer> {
  const { db, host } = context;
  const place = placeOfAddress('anonymous sign-ups from an address', device.clientAddress);
  await context.limits.pass(db, place, now);
  const id = randomUUID();
  const user = newAnonymousUser(id, now, mergeMetadata({}, data));
  // Who gives no name has a part of the id for one: it needs no translation.
  const name = accountName(data, id.slice(0, 8));
  const signedIn = await inTransaction(db, async tx => {
    await openAccount(tx, { host, user, identity: null, name, language });
    await host.record(
      tx,
      { actor: null, now, requestId },
      { action: 'account.signed-up', noun: 'accounts', targetId: id, after: { anonymous: true } },
    );
    return startAuthSession(tx, { host, userId: id, method: 'anonymous', device, now });
  });
  return sessionAnswer(context.accessTokens, signedIn, [], now);
}
