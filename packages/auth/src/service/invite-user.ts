import type { Language } from '@bayan/domain/language/language';
import { inTransaction } from '@bayan/platform/db/transaction';
import { readUserView } from '#answers/read-user-view.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { issueInvitation } from '#links/mail-one-time-token.ts';
import { mayMailAgain } from '#protocol/one-time-token.ts';
import { updateUser } from '#store/auth-users.repository.ts';
import { openInvited } from './open-invited.ts';

interface Invitation {
  readonly email: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly redirectTo: string;
  readonly now: Date;
  readonly requestId: string;
}

/** Without a role, which the academy gives later; people with one are invited by an administrator. */
export const inviteUser = (
  { db, host, publicUrl }: AuthContext,
  { email, data, language, redirectTo, now, requestId }: Invitation,
) =>
  inTransaction(db, async tx => {
    const { user, person } = await openInvited(tx, { host, email, data, language, now });
    // The last invitation stays as it is while it is less than a minute old (R254).
    if (!mayMailAgain(user.invitedAt, now)) return readUserView(tx, user, now);
    const invited = await updateUser(tx, user.id, { invitedAt: now, confirmationSentAt: now }, now);
    const link = await issueInvitation(tx, { userId: user.id, email, publicUrl, redirectTo, now });
    await host.mail(tx, {
      kind: 'invite',
      to: email,
      language: person.language,
      data: { link, name: person.name, role: person.role ?? 'none' },
      now,
    });
    await host.record(
      tx,
      { actor: null, now, requestId },
      {
        action: 'account.invited',
        noun: 'accounts',
        targetId: user.id,
        after: { call: 'POST /invite', email },
      },
    );
    return readUserView(tx, invited, now);
  });
