import type { AuthHost } from '@bayan/auth/auth-host';
import { endAll, endOwn } from '@bayan/auth/store/devices.repository';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { refuseWithoutOwner } from '#people/profiles/lock-person.ts';
import { lockPerson } from '#people/profiles/profiles.repository.ts';
import { recordSecurityEvent } from '#people/security-events/security-events.repository.ts';

interface Asked {
  readonly personId: string;
  /** All of them if null. */
  readonly deviceId: string | null;
  readonly host: AuthHost;
}

/** Ends sign-ins of somebody else, who hears of it (R808). One's own end where one proves to be oneself (R44). */
export async function signOutAccount(
  tx: Transaction,
  context: ActionContext,
  { personId, deviceId, host }: Asked,
) {
  if (personId === context.actor.id) throw new Refusal('profile.self');
  const person = await lockPerson(tx, personId);
  if (!person) throw new Refusal('not-found');
  const { role, email: to, language } = person.profile;
  refuseWithoutOwner(context, role);
  const ended =
    deviceId === null
      ? await endAll(tx, personId)
      : await endOwn(tx, { userId: personId, aal: 'aal2' }, deviceId);
  if (deviceId !== null && ended.length === 0) throw new Refusal('not-found');
  if (deviceId === null) await host.calendar.renew(tx, personId, context);
  if (ended.length === 0) return { ended: 0 };
  const { now } = context;
  await recordChange(tx, context, {
    action: 'account.signed-out',
    noun: 'accounts',
    targetId: personId,
    before: { authSessionIds: ended },
  });
  // Where the admin sits is no business of the person's.
  await recordSecurityEvent(tx, { kind: 'signed-out', reason: 'academy', personId, source: null, now });
  const change = deviceId === null ? 'all' : 'one';
  if (to) await enqueueMail(tx, { kind: 'signed-out', to, language, data: { change }, now });
  return { ended: ended.length };
}
