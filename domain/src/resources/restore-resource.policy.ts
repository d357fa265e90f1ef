import type { Member } from '#profiles/actor.ts';
import { UNDO_MS } from '#sessions/status-undo.ts';

interface RemovedResource {
  readonly removedBy: string | null;
  readonly removedAt: Date;
}

/** Only who removed a resource brings it back, and only for a minute (R186). */
export const canRestoreResource = (actor: Member, { removedBy, removedAt }: RemovedResource, now: Date) =>
  removedBy === actor.id && now.getTime() - removedAt.getTime() <= UNDO_MS;
