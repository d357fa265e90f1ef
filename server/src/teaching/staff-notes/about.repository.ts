import type { StaffNoteAbout } from '@bayan/domain/staff-notes/staff-notes.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { eq } from 'drizzle-orm';
import { applications } from '#schema/applications.ts';
import { profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';

const TABLES = { person: profiles, session: sessions, application: applications };

/** Whether there is what a note is to be about. */
export async function isThere(db: Queryable, { kind, id }: StaffNoteAbout): Promise<boolean> {
  const table = TABLES[kind];
  const found = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return found.length > 0;
}

/** In the columns of a note: one of them, or none. */
export const aboutColumns = (about: StaffNoteAbout | null) => ({
  personId: about?.kind === 'person' ? about.id : null,
  sessionId: about?.kind === 'session' ? about.id : null,
  applicationId: about?.kind === 'application' ? about.id : null,
});
