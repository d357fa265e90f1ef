import { CHECK_KINDS, CHECK_STATES, CHECK_VARIANTS } from '@bayan/domain/vetting/checks';
import { instant, versioned } from '@bayan/platform/db/columns';
import { date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

/** What the academy has checked of a tutor. */
export const vettingChecks = pgTable('vetting_checks', {
  id: uuid().primaryKey().defaultRandom(),
  tutorId: uuid().notNull(),
  kind: text({ enum: CHECK_KINDS }).notNull(),
  state: text({ enum: CHECK_STATES }).notNull(),
  variant: text({ enum: CHECK_VARIANTS }),
  expiresOn: date({ mode: 'string' }),
  note: text().notNull().default(''),
  checkedBy: uuid(),
  checkedAt: instant(),
  ...versioned(),
});

export const vettingDocuments = pgTable('vetting_documents', {
  fileId: uuid().primaryKey(),
  checkId: uuid().notNull(),
  position: smallint().notNull(),
});

/** Every change of a check, as it was then. */
export const vettingEvents = pgTable('vetting_events', {
  id: uuid().primaryKey().defaultRandom(),
  tutorId: uuid().notNull(),
  kind: text({ enum: CHECK_KINDS }).notNull(),
  state: text({ enum: CHECK_STATES }).notNull(),
  variant: text({ enum: CHECK_VARIANTS }),
  expiresOn: date({ mode: 'string' }),
  note: text().notNull(),
  documents: text().array().notNull(),
  actorId: uuid().notNull(),
  at: instant().notNull(),
});
