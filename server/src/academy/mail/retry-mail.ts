import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockMail, makeDue } from './mail.repository.ts';

/** Tries a mail at once that waits for its next attempt. One that waits for its time has not been tried (R809). */
export async function retryMail(tx: Transaction, context: ActionContext, id: string) {
  const mail = await lockMail(tx, id);
  if (!mail) throw new Refusal('not-found');
  if (mail.status !== 'waiting' || mail.lastError === null) throw new Refusal('mail.not-waiting');
  await makeDue(tx, id, context.now);
  const { kind, lastError } = mail;
  await recordChange(tx, context, {
    action: 'mail.retried',
    noun: 'mail',
    targetId: id,
    before: { kind, lastError },
  });
  return mail;
}
