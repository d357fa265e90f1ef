import { FILE_SCAN_STATES } from '@bayan/domain/files/file';
import { UPLOAD_USES } from '@bayan/domain/files/upload-use';
import { bytea, instant } from '@bayan/platform/db/columns';
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const files = pgTable('files', {
  id: uuid().primaryKey().defaultRandom(),
  ownerId: uuid(),
  applicationId: uuid(),
  name: text().notNull(),
  mediaType: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  sha256: bytea().notNull(),
  scanState: text({ enum: FILE_SCAN_STATES }).notNull().default('pending'),
  storageKey: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** A file on its way, and those of its parts that have arrived. */
export const uploads = pgTable('uploads', {
  id: uuid().primaryKey(),
  ownerId: uuid().notNull(),
  use: text({ enum: UPLOAD_USES }).notNull(),
  name: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  sha256: bytea(),
  finishedAt: instant(),
  refusedAt: instant(),
  progressAt: instant().notNull().defaultNow(),
  createdAt: instant().notNull().defaultNow(),
});

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid().notNull(),
    number: integer().notNull(),
    sha256: bytea().notNull(),
    storageKey: text().notNull(),
  },
  table => [primaryKey({ columns: [table.uploadId, table.number] })],
);
