import { Refusal } from '@bayan/domain/errors';
import type { GradeHomeworkForm, HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findHomework, updateHomework } from './homework.repository.ts';
import type { HomeworkChanges } from './homework-changes.ts';
import { lockHomeworkForChange } from './lock-homework.ts';

/** The first grade or a better one: only what was handed in has any (R146). */
export async function gradeHomework(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  { grade, feedback }: GradeHomeworkForm,
  changes: HomeworkChanges,
): Promise<HomeworkRecord> {
  const { actor, now } = context;
  const before = await lockHomeworkForChange(tx, actor, { id, version });
  if (before.submission === null) throw new Refusal('homework.not-submitted');
  const written = feedback === undefined ? before.feedback : feedback || null;
  await updateHomework(tx, id, { grade, feedback: written, gradedAt: now });
  const after = await findHomework(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'homework.graded',
    noun: 'homework',
    targetId: id,
    before,
    after,
  });
  await changes.changed(tx, context, { before, after });
  return after;
}
