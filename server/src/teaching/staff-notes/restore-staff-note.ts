import { Refusal } from '@bayan/domain/errors';
import { aboutStaffNote } from '@bayan/domain/notices/notice-subject';
import { canRestoreStaffNote } from '@bayan/domain/staff-notes/restore-staff-note.policy';
import type { StaffNoteRecord } from '@bayan/domain/staff-notes/staff-notes.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { restoreNotices } from '#teaching/notices/notices.repository.ts';
import { findStaffNote, lockRemovedStaffNote, updateStaffNote } from './staff-notes.repository.ts';

/** Takes the removal of a note back, with what was told of it (R925). */
export async function restoreStaffNote(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
): Promise<StaffNoteRecord> {
  const { actor, now } = context;
  const removed = await lockRemovedStaffNote(tx, id);
  if (!removed) throw new Refusal('not-found');
  if (removed.version !== version) throw new Refusal('conflict.stale');
  if (!canRestoreStaffNote(actor, removed, now)) throw new Refusal('staff-note.undo-over');
  await updateStaffNote(tx, id, { removedAt: null, removedBy: null });
  const after = await findStaffNote(tx, id);
  if (!after) throw new Error('a note is not there after it was brought back');
  await recordChange(tx, context, {
    action: 'staff-note.restored',
    noun: 'staff-notes',
    targetId: id,
    before: { id, version },
    after,
  });
  await restoreNotices(tx, aboutStaffNote(id), removed.removedAt);
  return after;
}
