import { Refusal } from '@bayan/domain/errors';
import type {
  ProgressNoteRecord,
  WriteProgressNoteForm,
} from '@bayan/domain/progress-notes/progress-notes.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findProgressNote, insertProgressNote } from './progress-notes.repository.ts';

/** A student who is not hers is answered like one who does not exist. */
export async function writeProgressNote(
  tx: Transaction,
  context: ActionContext,
  form: WriteProgressNoteForm,
): Promise<ProgressNoteRecord> {
  const { actor, now } = context;
  const pair = { tutorId: actor.id, studentId: form.studentId };
  if ((await holdPair(tx, pair)) !== 'current') throw new Refusal('not-found', { field: 'studentId' });
  const id = await insertProgressNote(tx, { ...form, ...pair, createdAt: now, updatedAt: now });
  const after = await findProgressNote(tx, actor, id);
  if (!after) throw new Error('a progress note is not visible to the one who wrote it');
  await recordChange(tx, context, {
    action: 'progress-note.written',
    noun: 'progress-notes',
    targetId: id,
    after,
  });
  return after;
}
