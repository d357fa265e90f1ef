import { STAFF_NOTE_COLOURS } from '@bayan/domain/staff-notes/staff-note-colours';
import { instant, versioned } from '@bayan/platform/db/columns';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const staffNotes = pgTable('staff_notes', {
  id: uuid().primaryKey().defaultRandom(),
  text: text().notNull(),
  colour: text({ enum: STAFF_NOTE_COLOURS }).notNull().default('none'),
  isPinned: boolean().notNull().default(false),
  authorId: uuid().notNull(),
  editedBy: uuid(),
  personId: uuid(),
  sessionId: uuid(),
  applicationId: uuid(),
  search: text().notNull().generatedAlwaysAs(sql`search_fold(text)`),
  removedAt: instant(),
  removedBy: uuid(),
  ...versioned(),
});

export const staffNoteMentions = pgTable(
  'staff_note_mentions',
  { noteId: uuid().notNull(), profileId: uuid().notNull(), createdAt: instant().notNull() },
  table => [primaryKey({ columns: [table.noteId, table.profileId] })],
);
