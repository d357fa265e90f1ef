import { Refusal } from '@bayan/domain/errors';
import { type HomeworkRecord, homeworkView } from '@bayan/domain/homework/homework.contract';
import { canDoHomework } from '@bayan/domain/homework/homework.policy';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { lockHomework } from './homework.repository.ts';

/** The homework, held until the change is done: there, set to the actor, and as the actor last saw it. */
export async function lockHomeworkForStudent(
  tx: Transaction,
  actor: Member,
  { id, version }: RecordVersion,
): Promise<HomeworkRecord> {
  const homework = await lockHomework(tx, actor, id);
  if (!homework || !canDoHomework(actor, { studentId: homework.student.id })) throw new Refusal('not-found');
  if (homework.version !== version)
    throw new Refusal('conflict.stale', { current: homeworkView.parse(homework) });
  return homework;
}
