import { Refusal } from '@bayan/domain/errors';
import type { StaffNoteAbout } from '@bayan/domain/staff-notes/staff-notes.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { colleaguesAmong } from '#people/profiles/admins.repository.ts';
import { isThere } from './about.repository.ts';

interface Named {
  readonly about?: StaffNoteAbout | null | undefined;
  /** Only those who are new to the note: a colleague who has left stays in it. */
  readonly mentioned: readonly string[];
}

/** A note is about something that exists, and mentions colleagues who can read it (R920, R924). */
export async function refuseUnknown(tx: Transaction, { about, mentioned }: Named): Promise<void> {
  if (about && !(await isThere(tx, about))) throw new Refusal('staff-note.about', { field: 'about' });
  const known = new Set(await colleaguesAmong(tx, mentioned));
  if (mentioned.some(id => !known.has(id))) throw new Refusal('staff-note.mention', { field: 'mentions' });
}
