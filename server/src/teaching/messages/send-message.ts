import { type FieldProblem, Refusal } from '@bayan/domain/errors';
import { ACADEMY } from '@bayan/domain/messages/academy';
import type { MessageRecord, SendMessageForm } from '@bayan/domain/messages/messages.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findStudent, findTutor } from '#people/profiles/profiles.repository.ts';
import { mailMessage } from './message-mails.ts';
import { findMessage, insertMessage } from './messages.repository.ts';

/** Kept and mailed, or neither. */
export async function sendMessage(
  tx: Transaction,
  context: ActionContext,
  form: SendMessageForm,
): Promise<MessageRecord> {
  const { actor, now } = context;
  const pair = await (actor.role === 'student' ? pairOfStudent : pairOfStaff)(tx, context, form);
  const id = await insertMessage(tx, { ...pair, authorId: actor.id, text: form.text, createdAt: now });
  const sent = await findMessage(tx, actor, id);
  if (!sent) throw new Error('a message is not visible to the one who wrote it');
  await mailMessage(tx, sent, now);
  await recordChange(tx, context, { action: 'message.sent', noun: 'messages', targetId: id, after: sent });
  return sent;
}

interface Pair {
  readonly studentId: string;
  /** Null for the academy. */
  readonly tutorId: string | null;
}

/** A tutor who is not theirs, or not here any more, is answered like one who does not exist (R261). */
async function pairOfStudent(
  tx: Transaction,
  { actor }: ActionContext,
  { studentId: other, to }: SendMessageForm,
): Promise<Pair> {
  if (other !== undefined) refuse('studentId', 'unknown');
  if (to === undefined) return refuse('to', 'required');
  const studentId = actor.id;
  if (to === ACADEMY) return { studentId, tutorId: null };
  const isTheirs =
    (await holdPair(tx, { tutorId: to, studentId })) === 'current' && (await findTutor(tx, to))?.isActive;
  if (!isTheirs) throw new Refusal('not-found', { field: 'to' });
  return { studentId, tutorId: to };
}

/** A tutor writes for herself, to a student of hers, and an administrator for the academy, to any. */
async function pairOfStaff(
  tx: Transaction,
  { actor }: ActionContext,
  { studentId, to }: SendMessageForm,
): Promise<Pair> {
  if (to !== undefined) refuse('to', 'unknown');
  if (studentId === undefined) return refuse('studentId', 'required');
  const tutorId = actor.role === 'tutor' ? actor.id : null;
  const isThere =
    tutorId === null
      ? await findStudent(tx, studentId)
      : (await holdPair(tx, { tutorId, studentId })) === 'current';
  if (!isThere) throw new Refusal('not-found', { field: 'studentId' });
  return { studentId, tutorId };
}

function refuse(field: string, problem: FieldProblem): never {
  throw new Refusal('input.invalid', { field, issues: [{ field, problem }] });
}
