import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { Device } from '#devices/device.ts';
import { issueWayBack } from '#links/mail-one-time-token.ts';
import { emailExists } from '#protocol/auth-error.ts';
import { endAuthSessions } from '#store/auth-sessions.repository.ts';
import {
  type Account,
  type AuthUser,
  isEmailTaken,
  keepIdentity,
  updateUser,
} from '#store/auth-users.repository.ts';
import { dropFlowCodes } from '#store/flow-codes.repository.ts';
import { dropTokens, findToken, type StoredToken } from '#store/one-time-tokens.repository.ts';
import { withProvider } from './account.ts';
import { notifyAdminsOfAccount } from './notify-admins-of-account.ts';

interface Call {
  readonly host: AuthHost;
  readonly publicUrl: string;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

interface Agreement extends Call {
  readonly account: Account;
  readonly token: StoredToken;
  /** Where addresses are taken for their owner's word. */
  readonly isOneEnough: boolean;
}

/** False while the other address has not agreed yet. */
export async function agreeToEmailChange(
  tx: Transaction,
  { account, token, isOneEnough, ...call }: Agreement,
): Promise<boolean> {
  const { id, newEmail } = account.user;
  const other = token.purpose === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  if (!isOneEnough && (await findToken(tx, id, other))) return false;
  if (newEmail === null) throw emailExists();
  await applyEmailChange(tx, account, { email: newEmail, ...call });
  return true;
}

/** Who was anonymous is so no longer. */
export async function applyEmailChange(
  tx: Transaction,
  { user, person }: Account,
  { host, email, publicUrl, device, now, requestId }: Call & { readonly email: string },
): Promise<AuthUser> {
  if (await isEmailTaken(tx, email)) throw emailExists();
  const verified = { email, email_verified: true };
  const changed = await updateUser(
    tx,
    user.id,
    {
      email,
      newEmail: null,
      emailChangeSentAt: null,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      isAnonymous: false,
      appMetadata: withProvider(user.appMetadata, 'email'),
      userMetadata: { ...user.userMetadata, ...verified },
    },
    now,
  );
  await keepIdentity(tx, { userId: user.id, provider: 'email', data: verified, now });
  await host.people.update(tx, user.id, { email });
  // What was mailed to the old address ends with it.
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  await host.record(
    tx,
    { actor: user, now, requestId },
    {
      action: 'account.email-changed',
      noun: 'accounts',
      targetId: user.id,
      before: { email: user.email },
      after: { email },
    },
  );
  await host.recordSecurityEvent(tx, { kind: 'email-changed', personId: user.id, source: device, now });
  if (!user.isAnonymous) {
    // Whoever else is in, or reads along, may be who the person moves away from (R45).
    await endAuthSessions(tx, user.id);
    await host.calendar.end(tx, user.id);
    await tellAddressThatWas(tx, { user, person }, { host, newEmail: email, publicUrl, now });
  }
  if (user.isAnonymous && person.role === null)
    await notifyAdminsOfAccount(tx, { host, name: person.name, email, now });
  return changed;
}

/** With the way back, where the mailbox had been proved to be the person's. */
async function tellAddressThatWas(
  tx: Transaction,
  { user, person }: Account,
  {
    host,
    newEmail,
    publicUrl,
    now,
  }: Pick<Call, 'host' | 'publicUrl' | 'now'> & { readonly newEmail: string },
): Promise<void> {
  const { id: userId, email } = user;
  if (email === null || user.emailConfirmedAt === null) return;
  const link = await issueWayBack(tx, { userId, email, publicUrl, redirectTo: publicUrl, now });
  const { language } = person;
  await (link === null
    ? host.mail(tx, { kind: 'address-changed-again', to: email, language, data: { newEmail }, now })
    : host.mail(tx, { kind: 'address-changed', to: email, language, data: { newEmail, link }, now }));
}
