import { APPLICATION_KINDS, APPLICATION_STATUSES } from '@bayan/domain/applications/application-kind';
import type { ApplicationAnswers } from '@bayan/domain/applications/applications.contract';
import { languages } from '@bayan/domain/language/language';
import { bytea, instant, versioned } from '@bayan/platform/db/columns';
import { date, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

export const applications = pgTable('applications', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  kind: text({ enum: APPLICATION_KINDS }).notNull(),
  status: text({ enum: APPLICATION_STATUSES }).notNull().default('new'),
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
