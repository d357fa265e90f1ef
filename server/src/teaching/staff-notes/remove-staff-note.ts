import { aboutStaffNote } from '@bayan/domain/notices/notice-subject';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { outdateNotices } from '#teaching/notices/notices.repository.ts';
import { lockStaffNoteForChange } from './lock-staff-note.ts';
import { updateStaffNote } from './staff-notes.repository.ts';

/** Out of every list at once; erased by rule later (R925). */
export async function removeStaffNote(tx: Transaction, context: ActionContext, seen: RecordVersion) {
  const { actor, now } = context;
  const before = await lockStaffNoteForChange(tx, seen);
  const version = await updateStaffNote(tx, seen.id, { removedAt: now, removedBy: actor.id });
  const after = { id: seen.id, version };
  await recordChange(tx, context, {
    action: 'staff-note.removed',
    noun: 'staff-notes',
    targetId: seen.id,
    before,
    after,
  });
  await outdateNotices(tx, aboutStaffNote(seen.id), now);
  return after;
}
