import { Refusal } from '@bayan/domain/errors';
import { canBegin } from '@bayan/domain/homework/doing-homework';
import type { HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import { findHomework, updateHomework } from './homework.repository.ts';
import { homeworkToDo } from './lock-homework-for-student.ts';

export async function beginHomework(tx: Transaction, deed: Deed, seen: Seen): Promise<HomeworkRecord> {
  const { actor } = deed;
  const before = await homeworkToDo(tx, actor, seen);
  if (!canBegin(before)) throw new Refusal('homework.begun');
  await updateHomework(tx, seen.id, { status: 'in-progress' });
  const after = await findHomework(tx, actor, seen.id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, deed, {
    action: 'homework.begun',
    noun: 'homework',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}
