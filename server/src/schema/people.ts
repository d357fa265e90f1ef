import { CALENDAR_PROGRAMS } from '@bayan/domain/calendar/calendar-program';
import { languages } from '@bayan/domain/language/language';
import { CURRENCIES } from '@bayan/domain/money/currencies';
import { CALENDARS } from '@bayan/domain/profiles/calendars';
import { ENGLISH_LEVELS } from '@bayan/domain/profiles/english-levels';
import { GENDERS } from '@bayan/domain/profiles/genders';
import { SPOKEN_LANGUAGES, TEACHING_LEVELS } from '@bayan/domain/public-tutors/offered';
import { ADMIN_RIGHTS, ROLES } from '@bayan/domain/roles';
import { CONSENT_PURPOSES } from '@bayan/domain/student-record/student-record-figures';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import { instant, versioned } from '@bayan/platform/db/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

export const profiles = pgTable('profiles', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  nameAr: text(),
  email: text(),
  role: text({ enum: ROLES }),
  rights: text({ enum: ADMIN_RIGHTS }).array().notNull().default([]),
  phone: text(),
  country: text(),
  timezone: text().notNull().default('Asia/Riyadh'),
  language: text({ enum: languages }).notNull().default('en'),
  calendar: text({ enum: CALENDARS }).notNull().default('gregory'),
  pictureFileId: uuid(),
  isActive: boolean().notNull().default(true),
  /** When the academy erased the person's data; the row stays, and tells nothing of them (R845). */
  erasedAt: instant(),
  search: text().generatedAlwaysAs(
    sql`search_fold(name || ' ' || coalesce(name_ar, '') || ' ' || coalesce(email, ''))`,
  ),
  searchName: text().generatedAlwaysAs(sql`search_fold(name || ' ' || coalesce(name_ar, ''))`),
  ...versioned(),
});

export const tutors = pgTable('tutors', {
  profileId: uuid().primaryKey(),
  gender: text({ enum: GENDERS }),
  bio: text().notNull().default(''),
  subjects: text({ enum: SUBJECTS }).array().notNull().default([]),
  englishLevels: text({ enum: ENGLISH_LEVELS }).array().notNull().default([]),
  hourlyRate: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull(),
  currency: text().notNull().default('GBP'),
  availability: text().array().notNull().default([]),
  qualifications: text().array().notNull().default([]),
  experience: text().notNull().default(''),
  meetingLink: text(),
  approvedAt: instant(),
  approvedBy: uuid(),
  ...versioned(),
});

/** What a family pays for an hour, from a day on. */
export const familyPrices = pgTable('family_prices', {
  id: uuid().primaryKey().defaultRandom(),
  studentId: uuid().notNull(),
  number: integer().notNull(),
  validFrom: date({ mode: 'string' }).notNull(),
  perHour: numeric({ precision: 12, scale: 3, mode: 'number' }),
  currency: text({ enum: CURRENCIES }),
  madeBy: uuid().notNull(),
  madeAt: instant().notNull(),
});

/** Tutors who agreed to be shown to everybody. */
export const publicTutors = pgTable('public_tutors', {
  profileId: uuid().primaryKey(),
  slug: text().notNull(),
  teachingSince: smallint().notNull(),
  languages: text({ enum: SPOKEN_LANGUAGES }).array().notNull(),
  levels: text({ enum: TEACHING_LEVELS }).array().notNull(),
  line: text().notNull(),
  lineAr: text().notNull(),
  agreedAt: instant().notNull(),
  publishedAt: instant().notNull(),
  publishedBy: uuid().notNull(),
  withdrawnAt: instant(),
  ...versioned(),
});

export const students = pgTable('students', {
  profileId: uuid().primaryKey(),
  grade: text().notNull().default(''),
  schoolYear: text(),
  birthDate: date({ mode: 'string' }),
  subjects: text({ enum: SUBJECTS }).array().notNull().default([]),
  learningGoals: text().array().notNull().default([]),
  ...versioned(),
});

export const guardians = pgTable('guardians', {
  id: uuid().primaryKey().defaultRandom(),
  studentId: uuid().notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  email: text(),
  phone: text(),
  whatsapp: text(),
  language: text({ enum: languages }).notNull().default('ar'),
  profileId: uuid(),
  ...versioned(),
});

export const guardianConsents = pgTable('guardian_consents', {
  id: uuid().primaryKey().defaultRandom(),
  guardianId: uuid().notNull(),
  purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
  textVersion: text().notNull(),
  language: text({ enum: languages }).notNull(),
  givenAt: instant().notNull(),
  withdrawnAt: instant(),
});

/** Who lets calendar programs read their lessons, under an address that is signed over the key. */
export const calendarFeeds = pgTable('calendar_feeds', {
  profileId: uuid().primaryKey(),
  key: uuid().notNull().defaultRandom(),
  madeAt: instant().notNull().defaultNow(),
  /** Of what was last read from it, and since when that is so. */
  contentHash: text(),
  contentChangedAt: instant(),
});

/** When each kind of program last read it. */
export const calendarFeedReads = pgTable(
  'calendar_feed_reads',
  {
    profileId: uuid().notNull(),
    program: text({ enum: CALENDAR_PROGRAMS }).notNull(),
    readAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.profileId, table.program] })],
);

export const assignments = pgTable('assignments', {
  id: uuid().primaryKey().defaultRandom(),
  tutorId: uuid().notNull(),
  studentId: uuid().notNull(),
  subject: text({ enum: SUBJECTS }).notNull(),
  validFrom: instant().notNull(),
  validUntil: instant(),
  assignedBy: uuid().notNull(),
  endedBy: uuid(),
  ...versioned(),
});
