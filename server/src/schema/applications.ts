import type { ApplicationAnswers } from '@bayan/domain/applications/application-answers-view.contract';
import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import { APPLICATION_STAGES, CLOSE_REASONS } from '@bayan/domain/applications/application-stage';
import { languages } from '@bayan/domain/language/language';
import { bytea, instant, versioned } from '@bayan/platform/db/columns';
import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

export const applications = pgTable('applications', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  kind: text({ enum: APPLICATION_KINDS }).notNull(),
  /** Nothing reads it any more; it goes in a later release. */
  status: text().notNull().default('new'),
  stage: text({ enum: APPLICATION_STAGES }).notNull().default('new'),
  closedReason: text({ enum: CLOSE_REASONS }),
  ownerId: uuid(),
  matchedAt: instant(),
  consultationAt: instant(),
  consultationMinutes: smallint(),
  consultationChanges: integer().notNull().default(0),
  /** The account that it became. */
  profileId: uuid(),
  lateToldAt: instant(),
  search: text()
    .notNull()
    .generatedAlwaysAs(
      sql`search_fold(name || ' ' || reference || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`,
    ),
  language: text({ enum: languages }).notNull(),
  name: text().notNull(),
  email: text(),
  phone: text(),
  answers: jsonb().$type<ApplicationAnswers>().notNull(),
  consentVersion: text(),
  consentAt: instant(),
  privacyKind: text({ enum: ['privacy'] })
    .notNull()
    .default('privacy'),
  privacyVersion: date({ mode: 'string' }),
  requestHash: bytea().notNull(),
  ...versioned(),
});

export const applicationFiles = pgTable(
  'application_files',
  { applicationId: uuid().notNull(), fileId: uuid().notNull(), position: smallint().notNull() },
  table => [primaryKey({ columns: [table.applicationId, table.position] })],
);

/** What happened to an application. */
export const applicationEvents = pgTable('application_events', {
  id: uuid().primaryKey().defaultRandom(),
  applicationId: uuid().notNull(),
  kind: text({ enum: ['stage', 'owner', 'note', 'consultation', 'account', 'late'] }).notNull(),
  actorId: uuid(),
  data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  at: instant().notNull(),
});
