import type { Transaction } from '@bayan/platform/db/database';
import { and, eq, inArray } from 'drizzle-orm';
import { staffNoteMentions } from '#schema/staff-notes.ts';

interface MentioningNote {
  readonly id: string;
  readonly createdAt: Date;
}

export async function addMentions(tx: Transaction, note: MentioningNote, profileIds: readonly string[]) {
  if (profileIds.length === 0) return;
  await tx
    .insert(staffNoteMentions)
    .values(profileIds.map(profileId => ({ noteId: note.id, profileId, createdAt: note.createdAt })))
    .onConflictDoNothing();
}

export async function removeMentions(tx: Transaction, noteId: string, profileIds: readonly string[]) {
  if (profileIds.length === 0) return;
  await tx
    .delete(staffNoteMentions)
    .where(and(eq(staffNoteMentions.noteId, noteId), inArray(staffNoteMentions.profileId, [...profileIds])));
}
