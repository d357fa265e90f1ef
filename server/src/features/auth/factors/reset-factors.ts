import type { Transaction } from '../../../db/database.ts';
import { recordChange } from '../../audit/audit.repository.ts';
import { enqueueMail } from '../../mail/mail.repository.ts';
import { endAuthSessions } from '../sign-in/auth-sessions.repository.ts';
import { lockAccountByEmail } from '../users/auth-users.repository.ts';
import { deleteFactor, factorsOf } from './factors.repository.ts';

/**
 * For who has neither phone nor recovery codes (R645): the password alone opens the account again, and nothing that is
 * open now stays so. Without an actor: who may run commands on the machine needs no account. How many there were; null
 * where nobody has this address.
 */
export async function resetFactors(tx: Transaction, email: string, now: Date): Promise<number | null> {
  const account = await lockAccountByEmail(tx, email);
  if (!account) return null;
  const { user, person } = account;
  const factors = await factorsOf(tx, user.id, now);
  if (factors.length === 0) return 0;
  for (const { id } of factors) await deleteFactor(tx, id);
  await endAuthSessions(tx, user.id);
  await recordChange(
    tx,
    { actor: null, now, requestId: null },
    {
      action: 'account.second-factor-reset',
      noun: 'accounts',
      targetId: user.id,
      before: { factors: factors.map(({ id, friendlyName }) => ({ id, friendlyName })) },
    },
  );
  await enqueueMail(tx, { kind: 'second-factor-reset', to: email, language: person.language, data: {}, now });
  return factors.length;
}
