import { languages } from '@bayan/domain/language/language';
import { LEGAL_KINDS } from '@bayan/domain/legal-texts/legal-kinds';
import { MAIL_STATUSES } from '@bayan/domain/mail/mail-status';
import type { BusinessHours } from '@bayan/domain/settings/settings.contract';
import { bytea, instant } from '@bayan/platform/db/columns';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
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
  timezone: text().notNull().default('Asia/Riyadh'),
  maxSessionDuration: integer().notNull().default(120),
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
