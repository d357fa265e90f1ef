import type { Member } from '#profiles/actor.ts';
import { UNDO_MS } from '#sessions/status-undo.ts';

interface RemovedNote {
  readonly removedBy: string | null;
  readonly removedAt: Date | null;
}

/** Only the admin who removed a note brings it back, and only for a minute (R925). */
export const canRestoreStaffNote = (actor: Member, { removedBy, removedAt }: RemovedNote, now: Date) =>
  removedAt !== null && removedBy === actor.id && now.getTime() - removedAt.getTime() <= UNDO_MS;
