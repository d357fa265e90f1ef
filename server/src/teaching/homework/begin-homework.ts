import { Refusal } from '@bayan/domain/errors';
import type { HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import { canStartHomework } from '@bayan/domain/homework/homework-actions';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findHomework, updateHomework } from './homework.repository.ts';
import { lockHomeworkForStudent } from './lock-homework-for-student.ts';

export async function beginHomework(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<HomeworkRecord> {
  const { actor } = context;
  const before = await lockHomeworkForStudent(tx, actor, seen);
  if (!canStartHomework(before)) throw new Refusal('homework.begun');
  await updateHomework(tx, seen.id, { status: 'in-progress' });
  const after = await findHomework(tx, actor, seen.id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'homework.begun',
    noun: 'homework',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}
