import { Refusal } from '@bayan/domain/errors';
import type { ChangeHomeworkForm, HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import { isPending } from '@bayan/domain/homework/homework-status';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findHomework, updateHomework } from './homework.repository.ts';
import type { HomeworkChanges } from './homework-changes.ts';
import { dueAtOf, refusePastDue } from './homework-due.ts';
import { lockHomeworkForChange } from './lock-homework.ts';

export async function changeHomework(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  form: ChangeHomeworkForm,
  changes: HomeworkChanges,
): Promise<HomeworkRecord> {
  const { actor, now } = context;
  const before = await lockHomeworkForChange(tx, actor, { id, version });
  if (!isPending(before.status)) throw new Refusal('homework.closed');
  const { dueDate, dueTime, ...texts } = form;
  const dueAt = dueDate ? dueAtOf(dueDate, dueTime, before.student.timezone) : before.dueAt;
  // What is late already stays so while something else is corrected.
  if (dueAt.getTime() !== before.dueAt.getTime()) refusePastDue(dueAt, now);
  await updateHomework(tx, id, { ...givenValues(texts), dueAt });
  const after = await findHomework(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'homework.changed',
    noun: 'homework',
    targetId: id,
    before,
    after,
  });
  await changes.changed(tx, context, { before, after });
  return after;
}
