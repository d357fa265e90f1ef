import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findMatchedFor, lockApplication, updateApplication } from './application-changes.repository.ts';
import { addEvent } from './timeline.repository.ts';

/** A student has a first lesson: the family's application has come to it by itself (R832). */
export async function reachFirstLesson(
  tx: Transaction,
  context: ActionContext,
  studentId: string,
): Promise<void> {
  const id = await findMatchedFor(tx, studentId);
  const before = id === null ? null : await lockApplication(tx, id);
  // A colleague may have moved it since.
  if (before?.stage !== 'matched') return;
  const after = await updateApplication(tx, before.id, { stage: 'first-lesson' });
  const what = { kind: 'stage', from: before.stage, to: after.stage, reason: null } as const;
  await addEvent(tx, { applicationId: before.id, actorId: null, what, now: context.now });
  await recordChange(tx, context, {
    action: 'application.moved',
    noun: 'applications',
    targetId: before.id,
    before,
    after,
  });
}
