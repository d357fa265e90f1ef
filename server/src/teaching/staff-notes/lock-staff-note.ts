import { Refusal } from '@bayan/domain/errors';
import { type StaffNoteRecord, staffNoteView } from '@bayan/domain/staff-notes/staff-notes.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { lockStaffNote } from './staff-notes.repository.ts';

/** The note, held until the change is done: there, and as the admin last saw it. */
export async function lockStaffNoteForChange(
  tx: Transaction,
  { id, version }: RecordVersion,
): Promise<StaffNoteRecord> {
  const note = await lockStaffNote(tx, id);
  if (!note) throw new Refusal('not-found');
  if (note.version !== version) throw new Refusal('conflict.stale', { current: staffNoteView.parse(note) });
  return note;
}
