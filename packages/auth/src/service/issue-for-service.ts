import type { Transaction } from '@bayan/platform/db/database';
import { verifyLink } from '#links/verify-link.ts';
import { createLinkAndCode, expiryOf, type OneTimePurpose } from '#protocol/one-time-token.ts';
import { keepToken } from '#store/one-time-tokens.repository.ts';
import type { LinkedAccount } from './open-linked.ts';

interface Frame {
  readonly publicUrl: string;
  readonly redirectTo: string;
  readonly now: Date;
}

/** The link and the code that a caller asked for, ending those before them of the same purpose. */
export async function issueForService(
  tx: Transaction,
  linked: LinkedAccount,
  { publicUrl, redirectTo, now }: Frame,
) {
  const { type } = linked;
  const other = OTHER_HALF[type];
  // Half of a change of address is not all of it: the other half waits until its link was asked for too.
  if (other && linked.isNewChange) await keep(tx, linked, other, now);
  const { linkToken, code } = await keep(tx, linked, type, now);
  return { link: verifyLink({ publicUrl, linkToken, purpose: type, redirectTo }), linkToken, code };
}

const OTHER_HALF: Partial<Record<OneTimePurpose, OneTimePurpose>> = {
  email_change_current: 'email_change_new',
  email_change_new: 'email_change_current',
};

async function keep(
  tx: Transaction,
  { user: { id, email, newEmail }, attempt }: LinkedAccount,
  purpose: OneTimePurpose,
  now: Date,
) {
  const token = createLinkAndCode();
  await keepToken(tx, {
    userId: id,
    purpose,
    email: (purpose === 'email_change_new' ? newEmail : email) ?? '',
    token,
    now,
    expiresAt: expiryOf(purpose, now),
    attempt,
  });
  return token;
}
