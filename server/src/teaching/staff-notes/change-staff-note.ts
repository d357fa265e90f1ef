import type { ChangeStaffNoteForm, StaffNoteRecord } from '@bayan/domain/staff-notes/staff-notes.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { aboutColumns } from './about.repository.ts';
import { lockStaffNoteForChange } from './lock-staff-note.ts';
import { addMentions, removeMentions } from './mentions.repository.ts';
import { notifyMentioned } from './notify-mentioned.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { findStaffNote, updateStaffNote } from './staff-notes.repository.ts';

/** Every admin may change a note. Whoever writes another's text anew is named beside the author (R922). */
export async function changeStaffNote(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { about, mentions, ...form }: ChangeStaffNoteForm,
): Promise<StaffNoteRecord> {
  const before = await lockStaffNoteForChange(tx, seen);
  const had = before.mentions.map(({ id }) => id);
  const wanted = new Set(mentions ?? had);
  const mentioned = [...wanted].filter(id => !had.includes(id));
  await refuseUnknown(tx, { about, mentioned });
  await updateStaffNote(tx, seen.id, {
    ...givenValues(form),
    ...(about !== undefined && aboutColumns(about)),
    ...(form.text !== undefined && form.text !== before.text && editorOf(before, context)),
    // A mention that comes or goes changes the note too, and counts its version up.
    isPinned: form.isPinned ?? before.isPinned,
  });
  await addMentions(tx, before, mentioned);
  await removeMentions(
    tx,
    seen.id,
    had.filter(id => !wanted.has(id)),
  );
  const after = await findStaffNote(tx, seen.id);
  if (!after) throw new Error('a note is not there after it was changed');
  await recordChange(tx, context, {
    action: 'staff-note.changed',
    noun: 'staff-notes',
    targetId: seen.id,
    before,
    after,
  });
  await notifyMentioned(tx, context, after, mentioned);
  return after;
}

const editorOf = ({ author }: StaffNoteRecord, { actor }: ActionContext) => ({
  editedBy: author.id === actor.id ? null : actor.id,
});
