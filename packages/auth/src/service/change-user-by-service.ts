import type { Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { readUserView } from '#answers/read-user-view.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';
import { endAuthSessions } from '#store/auth-sessions.repository.ts';
import { type Account, type AuthUser, updateUser } from '#store/auth-users.repository.ts';
import { deleteBrowsers } from '#store/browsers.repository.ts';
import { dropFlowCodes } from '#store/flow-codes.repository.ts';
import { dropTokens } from '#store/one-time-tokens.repository.ts';
import { deleteLastSignUp } from '#store/sign-ups.repository.ts';
import { changeContactByService } from './change-contact-by-service.ts';
import { lockAccountForChange, refuseLosingLastOwner } from './service-account.ts';
import type { ServiceUser } from './service-input.ts';
import { servicePassword } from './service-password.ts';

interface Change extends Omit<ServiceUser, 'id'> {
  readonly userId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** Everything at once and without asking the person, who hears of a new password by mail. */
export async function changeUserByService(context: AuthContext, { userId, now, requestId, ...form }: Change) {
  const password = await servicePassword(context, form, now);
  const { db, host } = context;
  const isBan = form.bannedUntil != null;
  return inTransaction(db, async tx => {
    if (isBan) await refuseLosingLastOwner(tx, { host, userId, now });
    const account = await lockAccountForChange(tx, userId);
    const reached = await changeContactByService(tx, account, { ...form, host, now });
    const { userMetadata, appMetadata, bannedUntil } = form;
    const changes = {
      ...(userMetadata ? { userMetadata: mergeMetadata(reached.userMetadata, userMetadata) } : {}),
      ...(appMetadata ? { appMetadata: mergeMetadata(reached.appMetadata, appMetadata) } : {}),
      ...(bannedUntil === undefined ? {} : { bannedUntil }),
      ...password,
    };
    const changed = await updateUser(tx, userId, changes, now);
    if (password || isBan) await endAuthSessions(tx, userId);
    if (password) await afterNewPassword(tx, account, { host, now, requestId });
    const byService = { reason: 'service', personId: userId, source: null, now } as const;
    if (password) await host.recordSecurityEvent(tx, { ...byService, kind: 'password-changed' });
    if (changed.email !== account.user.email)
      await host.recordSecurityEvent(tx, { ...byService, kind: 'email-changed' });
    await host.record(
      tx,
      { actor: null, now, requestId },
      {
        action: 'account.changed',
        noun: 'accounts',
        targetId: userId,
        before: factsOf(account.user),
        after: { call: 'PUT /admin/users/{id}', ...factsOf(changed), newPassword: password !== undefined },
      },
    );
    return readUserView(tx, changed, now);
  });
}

const factsOf = ({ email, phone, emailConfirmedAt, phoneConfirmedAt, bannedUntil }: AuthUser) => ({
  email,
  phone,
  emailConfirmed: emailConfirmedAt !== null,
  phoneConfirmed: phoneConfirmedAt !== null,
  bannedUntil,
});

/** Whoever knew the old password, or has an open mail, is shut out (R45). */
async function afterNewPassword(
  tx: Transaction,
  { user, person }: Account,
  { host, now, requestId }: Pick<Change, 'now' | 'requestId'> & Pick<AuthContext, 'host'>,
): Promise<void> {
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  await deleteBrowsers(tx, user.id);
  await deleteLastSignUp(tx, user.email);
  const isRenewed = await host.calendar.renew(tx, user.id, { actor: null, now, requestId });
  if (user.email === null) return;
  const { language } = person;
  const data = isRenewed ? { calendar: 'renewed' as const } : {};
  await host.mail(tx, { kind: 'password-changed', to: user.email, language, data, now });
}
