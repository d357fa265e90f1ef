import { BELL_KINDS } from '@bayan/domain/notices/notice-kind';
import type { NoticeSubject } from '@bayan/domain/notices/notice-subject';
import { instant, versioned } from '@bayan/platform/db/columns';
import { boolean, date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const notices = pgTable('notices', {
  id: uuid().primaryKey().defaultRandom(),
  profileId: uuid().notNull(),
  kind: text({ enum: BELL_KINDS }).notNull(),
  key: text().notNull(),
  data: jsonb().$type<object>().notNull(),
  about: text().$type<NoticeSubject>().notNull(),
  outdatedAt: instant(),
  readAt: instant(),
  createdAt: instant().notNull(),
});

/** How far the telling of each change of the clocks has come. */
export const toldClockChanges = pgTable(
  'told_clock_changes',
  {
    timezone: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    role: text({ enum: ['tutor', 'student'] }).notNull(),
    toldTo: uuid(),
    toldAt: instant(),
  },
  table => [primaryKey({ columns: [table.timezone, table.day, table.role] })],
);

export const noticeSettings = pgTable('notice_settings', {
  profileId: uuid().primaryKey(),
  lessonMade: boolean().notNull(),
  lessonTutor: boolean().notNull(),
  homeworkSet: boolean().notNull(),
  homeworkGraded: boolean().notNull(),
  ...versioned(),
});
