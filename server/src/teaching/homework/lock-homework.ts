import { Refusal } from '@bayan/domain/errors';
import { type HomeworkRecord, homeworkView } from '@bayan/domain/homework/homework.contract';
import { canChangeHomework } from '@bayan/domain/homework/homework.policy';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findHomework, lockHomework } from './homework.repository.ts';

/**
 * The homework, held until the change is done: there, the actor's to change, and as the actor last saw it. A former tutor
 * reads it and no more (R601).
 */
export async function lockHomeworkForChange(
  tx: Transaction,
  actor: Member,
  { id, version }: RecordVersion,
): Promise<HomeworkRecord> {
  const found = await findHomework(tx, actor, id);
  if (!found || !canChangeHomework(actor, { tutorId: found.tutor.id })) throw new Refusal('not-found');
  const pair = { tutorId: found.tutor.id, studentId: found.student.id };
  if (actor.role === 'tutor' && (await holdPair(tx, pair)) === 'former')
    throw new Refusal('homework.former-tutor');
  const homework = await lockHomework(tx, actor, id);
  if (!homework) throw new Refusal('not-found');
  if (homework.version !== version)
    throw new Refusal('conflict.stale', { current: homeworkView.parse(homework) });
  return homework;
}
