import type { Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { readUserView } from '#answers/read-user-view.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { issueForService } from './issue-for-service.ts';
import { type LinkedAccount, type LinkRequest, openLinked } from './open-linked.ts';
import { servicePassword } from './service-password.ts';

/** What a mail would carry, for a caller who sends it in a way of their own. Nothing is mailed. */
export async function generateLink(context: AuthContext, asked: Omit<LinkRequest, 'host'>) {
  const request = { ...asked, host: context.host };
  const { email, password, redirectTo, now } = request;
  const stored = await servicePassword(context, { email, password, passwordHash: undefined }, now);
  return inTransaction(context.db, async tx => {
    const linked = await openLinked(tx, request, stored);
    const issued = await issueForService(tx, linked, { publicUrl: context.publicUrl, redirectTo, now });
    await record(tx, request, linked);
    return {
      ...(await readUserView(tx, linked.user, now)),
      action_link: issued.link,
      email_otp: issued.code,
      hashed_token: issued.linkToken,
      verification_type: linked.type,
      redirect_to: redirectTo,
    };
  });
}

const record = (
  tx: Transaction,
  { host, email, now, requestId }: LinkRequest,
  { user, type }: LinkedAccount,
) =>
  host.record(
    tx,
    { actor: null, now, requestId },
    {
      action: 'account.link-generated',
      noun: 'accounts',
      targetId: user.id,
      after: { call: 'POST /admin/generate_link', type, email },
    },
  );
