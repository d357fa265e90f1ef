import { Refusal } from '@bayan/domain/errors';
import { canChangeProgressNote } from '@bayan/domain/progress-notes/progress-note.policy';
import {
  type ChangeProgressNoteForm,
  type ProgressNoteRecord,
  progressNoteView,
} from '@bayan/domain/progress-notes/progress-notes.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findProgressNote, lockProgressNote, updateProgressNote } from './progress-notes.repository.ts';

export async function changeProgressNote(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  form: ChangeProgressNoteForm,
): Promise<ProgressNoteRecord> {
  const { actor, now } = context;
  const before = await lockProgressNote(tx, actor, id);
  if (!before || !canChangeProgressNote(actor, { tutorId: before.tutor.id })) throw new Refusal('not-found');
  if ((await holdPair(tx, { tutorId: actor.id, studentId: before.student.id })) === 'former')
    throw new Refusal('progress-note.former-tutor');
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: progressNoteView.parse(before) });
  await updateProgressNote(tx, id, { ...givenValues(form), updatedAt: now });
  const after = await findProgressNote(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'progress-note.changed',
    noun: 'progress-notes',
    targetId: id,
    before,
    after,
  });
  return after;
}
