import { HOLIDAY_CERTAINTIES } from '@bayan/domain/gulf-calendar/expected-holidays';
import { languages } from '@bayan/domain/language/language';
import { LEGAL_KINDS } from '@bayan/domain/legal-texts/legal-kinds';
import { MAIL_STATUSES } from '@bayan/domain/mail/mail-status';
import type { OwnTexts } from '@bayan/domain/mail/mail-texts.contract';
import type { BusinessHours, VersionedSettings } from '@bayan/domain/settings/settings.contract';
import { bytea, instant, versioned } from '@bayan/platform/db/columns';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

export const settings = pgTable('settings', {
  id: integer().primaryKey().default(1),
  siteName: text().notNull().default('Bayan Academy'),
  siteNameAr: text().notNull().default('أكاديمية بيان'),
  contactEmail: text().notNull().default(''),
  contactPhone: text(),
  whatsappNumber: text(),
  businessHours: jsonb().$type<BusinessHours>().notNull().default([]),
  country: text().notNull().default('SA'),
  timezone: text().notNull().default('Asia/Riyadh'),
  maxSessionDuration: integer().notNull().default(120),
  seriesHorizonWeeks: smallint().notNull().default(26),
  defaultHourlyRate: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull().default(40),
  currency: text().notNull().default('GBP'),
  allowResourceDownloads: boolean().notNull().default(true),
  requireApprovalForNewTutors: boolean().notNull().default(true),
  emailNotifications: boolean().notNull().default(true),
  launched: boolean().notNull().default(false),
  studentFormUrl: text(),
  tutorFormUrl: text(),
  enquiryFormUrl: text(),
  geolocationUrl: text().notNull().default('/api/geo'),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull().defaultNow(),
});

export const settingsVersions = pgTable('settings_versions', {
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull(),
  at: instant().notNull(),
  actorId: uuid(),
  restoredFrom: integer(),
  settings: jsonb().$type<VersionedSettings>().notNull(),
});

/** What a country keeps. One that was deleted keeps its row, so that the job does not add it again. */
export const holidays = pgTable('holidays', {
  id: uuid().primaryKey().defaultRandom(),
  country: text().notNull(),
  key: text().notNull(),
  name: text().notNull(),
  nameAr: text().notNull(),
  fromOn: date({ mode: 'string' }).notNull(),
  untilOn: date({ mode: 'string' }).notNull(),
  isOff: boolean().notNull(),
  certainty: text({ enum: HOLIDAY_CERTAINTIES }).notNull(),
  isEdited: boolean().notNull().default(false),
  removedAt: instant(),
  ...versioned(),
});

/** Until when and how often families may move and cancel, from a day on. */
export const lessonRules = pgTable('lesson_rules', {
  id: uuid().primaryKey().defaultRandom(),
  validFrom: date({ mode: 'string' }).notNull(),
  cutOffHours: smallint().notNull(),
  movesPerLesson: smallint().notNull(),
  movesPerMonth: smallint().notNull(),
  furthestDays: smallint().notNull(),
  leadHours: smallint().notNull(),
  tutorWaitsMinutes: smallint().notNull(),
  familyWaitsMinutes: smallint().notNull(),
  selfService: boolean().notNull(),
  madeBy: uuid(),
  madeAt: instant().notNull().defaultNow(),
});

/** The files of builds whose pages may still be open somewhere (R666). */
export const pageFiles = pgTable('page_files', {
  path: text().primaryKey(),
  content: bytea().notNull(),
  servedAt: instant().notNull(),
});

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull().defaultNow(),
  actorId: uuid(),
  action: text().notNull(),
  noun: text().notNull(),
  targetId: uuid(),
  before: jsonb(),
  after: jsonb(),
  requestId: text(),
});

export const recordReads = pgTable('record_reads', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull().defaultNow(),
  readerId: uuid().notNull(),
  studentId: uuid(),
  applicationId: uuid(),
  tutorId: uuid(),
  what: text().notNull(),
  requestId: text(),
});

export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey().defaultRandom(),
  messageId: text(),
  kind: text().notNull(),
  toAddress: text().notNull(),
  language: text({ enum: languages }).notNull(),
  data: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  status: text({ enum: MAIL_STATUSES }).notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant().notNull(),
  claimedUntil: instant(),
  /** Of a reminder: whoever dies from here on does not send it again. */
  handedOverAt: instant(),
  sentAt: instant(),
  lastError: text(),
  createdAt: instant().notNull(),
  reminderId: uuid(),
  /** Where it is of use for a shorter time than its kind says. */
  expiresAt: instant(),
  /** What the next change to the same takes back while it waits. */
  about: text(),
});

export const mailTexts = pgTable('mail_texts', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().notNull(),
  language: text({ enum: languages }).notNull(),
  texts: jsonb().$type<OwnTexts>().notNull(),
  updatedBy: uuid().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull().defaultNow(),
});

export const legalTexts = pgTable(
  'legal_texts',
  {
    kind: text({ enum: LEGAL_KINDS }).notNull(),
    version: date({ mode: 'string' }).notNull(),
    language: text({ enum: languages }).notNull(),
    body: text().notNull(),
    isMaterial: boolean().notNull(),
    publishedAt: instant().notNull(),
    sha256: bytea().notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.version, table.language] })],
);
