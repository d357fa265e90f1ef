import { Refusal } from '@bayan/domain/errors';
import type { MessageRecord, SendMessageForm } from '@bayan/domain/messages/message';
import type { Transaction } from '../../db/database.ts';
import { isAssigned } from '../assignments/assignments.repository.ts';
import { type Deed, recordChange } from '../audit/audit.repository.ts';
import { mailMessage } from './message-mails.ts';
import { findMessage, insertMessage } from './messages.repository.ts';

/** A student who is not hers is answered like one who does not exist. */
export async function sendMessage(
  tx: Transaction,
  deed: Deed,
  { studentId, text }: SendMessageForm,
): Promise<MessageRecord> {
  const { actor, now } = deed;
  const pair = { tutorId: actor.id, studentId };
  if (!(await isAssigned(tx, { ...pair, at: now }))) throw new Refusal('not-found', { field: 'studentId' });
  const id = await insertMessage(tx, { ...pair, authorId: actor.id, text, createdAt: now });
  const sent = await findMessage(tx, actor, id);
  if (!sent) throw new Error('a message is not visible to the one who wrote it');
  await mailMessage(tx, sent, now);
  await recordChange(tx, deed, { action: 'message.sent', noun: 'messages', targetId: id, after: sent });
  return sent;
}
