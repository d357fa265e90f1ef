import type { AssignHomeworkForm, HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findHomework, insertHomework } from './homework.repository.ts';
import type { HomeworkChanges } from './homework-changes.ts';
import { dueAtOf, refusePastDue } from './homework-due.ts';
import { refuseForeignSession, studentOf, tutorFor } from './homework-people.ts';

export async function assignHomework(
  tx: Transaction,
  context: ActionContext,
  form: AssignHomeworkForm,
  changes: HomeworkChanges,
): Promise<HomeworkRecord> {
  const { actor, now } = context;
  const { dueDate, dueTime, ...task } = form;
  const pair = { tutorId: await tutorFor(tx, actor, form.tutorId), studentId: form.studentId };
  const { timezone } = await studentOf(tx, pair);
  if (form.sessionId) await refuseForeignSession(tx, actor, form.sessionId, pair);
  const dueAt = dueAtOf(dueDate, dueTime, timezone);
  refusePastDue(dueAt, now);
  const id = await insertHomework(tx, { ...task, ...pair, dueAt, createdAt: now, updatedAt: now });
  const after = await findHomework(tx, actor, id);
  if (!after) throw new Error('homework is not visible to the one who set it');
  await recordChange(tx, context, { action: 'homework.assigned', noun: 'homework', targetId: id, after });
  await changes.changed(tx, context, { before: null, after });
  return after;
}
