import type { StaffNoteRecord, WriteStaffNoteForm } from '@bayan/domain/staff-notes/staff-notes.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { aboutColumns } from './about.repository.ts';
import { addMentions } from './mentions.repository.ts';
import { notifyMentioned } from './notify-mentioned.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { findStaffNote, insertStaffNote } from './staff-notes.repository.ts';

export async function writeStaffNote(
  tx: Transaction,
  context: ActionContext,
  { about, mentions, ...form }: WriteStaffNoteForm,
): Promise<StaffNoteRecord> {
  const { actor, now } = context;
  const mentioned = [...new Set(mentions)];
  await refuseUnknown(tx, { about, mentioned });
  const note = await insertStaffNote(tx, {
    ...form,
    ...aboutColumns(about),
    authorId: actor.id,
    createdAt: now,
    updatedAt: now,
  });
  await addMentions(tx, note, mentioned);
  const after = await findStaffNote(tx, note.id);
  if (!after) throw new Error('a note is not there after it was written');
  await recordChange(tx, context, {
    action: 'staff-note.written',
    noun: 'staff-notes',
    targetId: after.id,
    after,
  });
  await notifyMentioned(tx, context, after, mentioned);
  return after;
}
