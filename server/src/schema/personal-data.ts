import { languages } from '@bayan/domain/language/language';
import { ERASURE_STATUSES, EXPORT_STATUSES } from '@bayan/domain/personal-data/request-status';
import { instant, versioned } from '@bayan/platform/db/columns';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Copies of all that the academy stores about a person, each for the owner who asked for it. */
export const exports = pgTable('exports', {
  id: uuid().primaryKey().defaultRandom(),
  personId: uuid().notNull(),
  askedBy: uuid().notNull(),
  language: text({ enum: languages }).notNull(),
  status: text({ enum: EXPORT_STATUSES }).notNull().default('waiting'),
  fileId: uuid(),
  readyAt: instant(),
  expiresAt: instant(),
  ...versioned(),
});

export const erasures = pgTable('erasures', {
  id: uuid().primaryKey().defaultRandom(),
  personId: uuid().notNull(),
  /** Null where it was repeated after a restore and who asked is not there. */
  askedBy: uuid(),
  status: text({ enum: ERASURE_STATUSES }).notNull().default('waiting'),
  runsAt: instant().notNull(),
  doneAt: instant(),
  withdrawnAt: instant(),
  withdrawnBy: uuid(),
  ...versioned(),
});
