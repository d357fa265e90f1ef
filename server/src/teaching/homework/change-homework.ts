import { Refusal } from '@bayan/domain/errors';
import type { ChangeHomeworkForm, HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import { isPending } from '@bayan/domain/homework/homework-status';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import { findHomework, updateHomework } from './homework.repository.ts';
import { dueAtOf } from './homework-due.ts';
import { homeworkToChange } from './lock-homework.ts';

export async function changeHomework(
  tx: Transaction,
  deed: Deed,
  { id, version }: Seen,
  form: ChangeHomeworkForm,
): Promise<HomeworkRecord> {
  const { actor } = deed;
  const before = await homeworkToChange(tx, actor, { id, version });
  if (!isPending(before.status)) throw new Refusal('homework.closed');
  const { dueDate, dueTime, ...texts } = form;
  const dueAt = dueDate ? dueAtOf(dueDate, dueTime, before.student.timezone) : before.dueAt;
  await updateHomework(tx, id, { ...givenValues(texts), dueAt });
  const after = await findHomework(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, deed, { action: 'homework.changed', noun: 'homework', targetId: id, before, after });
  return after;
}
