import { ANSWERS } from '@bayan/domain/reminders/lesson-answer';
import { REMINDED, REMINDER_KINDS } from '@bayan/domain/reminders/reminder-kind';
import { STOPPABLE_KINDS } from '@bayan/domain/reminders/stoppable-kind';
import { instant, versioned } from '@bayan/platform/db/columns';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Planned and withdrawn by the database itself, with every change to a lesson or to homework. */
export const reminders = pgTable('reminders', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: REMINDER_KINDS }).notNull(),
  sessionId: uuid(),
  homeworkId: uuid(),
  moment: instant().notNull(),
  dueAt: instant().notNull(),
  status: text({ enum: ['planned', 'queued', 'skipped', 'withdrawn'] })
    .notNull()
    .default('planned'),
});

export const reminderWatch = pgTable('reminder_watch', {
  id: integer().primaryKey().default(1),
  lookedAt: instant(),
});

export const reminderSettings = pgTable('reminder_settings', {
  studentId: uuid().primaryKey(),
  lessonDay: boolean().notNull(),
  lessonHour: boolean().notNull(),
  homeworkDay: boolean().notNull(),
  ...versioned(),
});

/** Who asked for no more of a kind, by the mark of the address they read at. */
export const reminderStops = pgTable(
  'reminder_stops',
  {
    studentId: uuid().notNull(),
    kind: text({ enum: STOPPABLE_KINDS }).notNull(),
    readerMark: text().notNull(),
    stoppedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.studentId, table.kind, table.readerMark] })],
);

export const lessonReplies = pgTable(
  'lesson_replies',
  {
    reminderId: uuid().notNull(),
    reader: text({ enum: REMINDED }).notNull(),
    answer: text({ enum: ANSWERS }).notNull(),
    repliedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.reminderId, table.reader, table.answer] })],
);
