import { RESOURCE_TYPES } from '@bayan/domain/files/resource-type';
import { GULF_COUNTRIES } from '@bayan/domain/gulf-calendar/week';
import { HOMEWORK_STATUSES } from '@bayan/domain/homework/homework-status';
import {
  SESSION_REPORT_KINDS,
  SESSION_REPORT_STATUSES,
} from '@bayan/domain/session-reports/session-report-kind';
import {
  SESSION_REQUEST_KINDS,
  SESSION_REQUEST_STATUSES,
} from '@bayan/domain/session-requests/session-request-status';
import { DAY_OFF_KINDS } from '@bayan/domain/session-series/days-off';
import { CHOSEN_OUTCOMES, FAILURE_SIDES, SESSION_OUTCOMES } from '@bayan/domain/sessions/session-outcome';
import { SESSION_STATUSES } from '@bayan/domain/sessions/session-status';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import { TIMETABLE_CERTAINTIES, TIMETABLE_STATUSES } from '@bayan/domain/timetables/timetable-certainty';
import { instant, versioned } from '@bayan/platform/db/columns';
import { sql } from 'drizzle-orm';
import {
  bigint,
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

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey().defaultRandom(),
  tutorId: uuid().notNull(),
  studentId: uuid().notNull(),
  subject: text({ enum: SUBJECTS }).notNull(),
  startsAt: instant().notNull(),
  durationMinutes: integer().notNull(),
  endsAt: instant().notNull().generatedAlwaysAs(sql`lesson_end(starts_at, duration_minutes)`),
  familyTimezone: text().notNull(),
  enteredTimezone: text().notNull(),
  status: text({ enum: SESSION_STATUSES }).notNull().default('scheduled'),
  outcome: text({ enum: SESSION_OUTCOMES }),
  failureSide: text({ enum: FAILURE_SIDES }),
  taughtMinutes: smallint(),
  notes: text().notNull().default(''),
  homework: text().notNull().default(''),
  meetingLink: text(),
  seriesId: uuid(),
  originalStartsAt: instant(),
  timetableId: uuid(),
  /** Where the timetable has put it. */
  timetableStartsAt: instant(),
  cancelledBy: uuid(),
  cancelledAt: instant(),
  cancelReason: text(),
  confirmedAt: instant(),
  begunAt: instant(),
  closedAt: instant(),
  correctedAt: instant(),
  correctedBy: uuid(),
  correctionReason: text(),
  correctsId: uuid(),
  tutorLeftAt: instant(),
  rate: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull(),
  currency: text().notNull(),
  createdBy: uuid().notNull(),
  /** Kept by the database itself, with every rating of a student. */
  ratedAt: instant(),
  search: text().notNull().generatedAlwaysAs(sql`search_fold(subject || ' ' || notes)`),
  ...versioned(),
});

export const sessionSeries = pgTable('session_series', {
  id: uuid().primaryKey().defaultRandom(),
  tutorId: uuid().notNull(),
  studentId: uuid().notNull(),
  subject: text({ enum: SUBJECTS }).notNull(),
  durationMinutes: integer().notNull(),
  anchorTimezone: text().notNull(),
  startsOn: date({ mode: 'string' }).notNull(),
  everyWeeks: smallint().notNull(),
  untilOn: date({ mode: 'string' }),
  lessons: smallint(),
  meetingLink: text(),
  /** Of its last lesson. One that goes on has a day beyond all. */
  endsAt: instant().notNull().default(sql`'2100-01-02Z'`),
  endedAt: instant(),
  /** Up to this day the lessons of one without an end are made. */
  filledUntil: date({ mode: 'string' }),
  /** Whose lessons it goes on with, by another rule. */
  followsId: uuid(),
  createdBy: uuid().notNull(),
  ...versioned(),
});

export const sessionSeriesSlots = pgTable(
  'session_series_slots',
  { seriesId: uuid().notNull(), weekday: smallint().notNull(), wallTime: text().notNull() },
  table => [primaryKey({ columns: [table.seriesId, table.weekday] })],
);

/** Days of the pattern without a lesson. */
export const sessionSeriesDays = pgTable(
  'session_series_days',
  {
    seriesId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: DAY_OFF_KINDS }).notNull(),
    reason: text().notNull().default(''),
    /** When somebody decided. A day that was not free and that nobody decided about is a gap. */
    settledAt: instant(),
  },
  table => [primaryKey({ columns: [table.seriesId, table.day] })],
);

export const sessionSeriesPauses = pgTable('session_series_pauses', {
  id: uuid().primaryKey().defaultRandom(),
  seriesId: uuid().notNull(),
  fromOn: date({ mode: 'string' }).notNull(),
  untilOn: date({ mode: 'string' }).notNull(),
  reason: text().notNull().default(''),
  createdBy: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** When Ramadan is in a country, and when its families break their fast. */
export const timetables = pgTable('timetables', {
  id: uuid().primaryKey().defaultRandom(),
  country: text({ enum: GULF_COUNTRIES }).notNull(),
  hijriYear: smallint().notNull(),
  fromOn: date({ mode: 'string' }).notNull(),
  untilOn: date({ mode: 'string' }).notNull(),
  certainty: text({ enum: TIMETABLE_CERTAINTIES }).notNull(),
  iftarFrom: text().notNull(),
  iftarUntil: text().notNull(),
  status: text({ enum: TIMETABLE_STATUSES }).notNull().default('draft'),
  /** In whose name lessons follow it, or leave it. */
  decidedBy: uuid(),
  ...versioned(),
});

/** The series of a timetable, and whether their lessons are yet to follow it or to leave it. */
export const timetableSeries = pgTable(
  'timetable_series',
  { timetableId: uuid().notNull(), seriesId: uuid().notNull(), isDue: boolean().notNull() },
  table => [primaryKey({ columns: [table.timetableId, table.seriesId] })],
);

/** The other time of a weekday; none where it stays as it is. */
export const timetableSlots = pgTable(
  'timetable_slots',
  {
    timetableId: uuid().notNull(),
    seriesId: uuid().notNull(),
    weekday: smallint().notNull(),
    newWeekday: smallint(),
    newTime: text(),
    state: text({ enum: ['confirmed', 'proposed'] }).notNull(),
  },
  table => [primaryKey({ columns: [table.timetableId, table.seriesId, table.weekday] })],
);

/** When each person first pressed Join. */
export const sessionJoins = pgTable(
  'session_joins',
  { sessionId: uuid().notNull(), profileId: uuid().notNull(), at: instant().notNull() },
  table => [primaryKey({ columns: [table.sessionId, table.profileId] })],
);

const CAUSES = [...SESSION_OUTCOMES, 'open-again'] as const;

/** What each closing of a session means for bills and pay. The newest of a session counts. */
export const sessionConsequences = pgTable('session_consequences', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sessionId: uuid().notNull(),
  cause: text({ enum: CAUSES }).notNull(),
  familyMinutes: smallint().notNull(),
  tutorMinutes: smallint().notNull(),
  owesLesson: boolean().notNull(),
  cutOffHours: smallint().notNull(),
  /** By which clock it belongs to a month of the tutor. */
  tutorTimezone: text(),
  decidedBy: uuid().notNull(),
  at: instant().notNull(),
});

/** Each move of a session that its family made by itself. */
export const sessionMoves = pgTable('session_moves', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sessionId: uuid().notNull(),
  studentId: uuid().notNull(),
  wasAt: instant().notNull(),
  nowAt: instant().notNull(),
  movedBy: uuid().notNull(),
  at: instant().notNull(),
});

/** How to take the last change of a session's status back. */
export const sessionUndos = pgTable('session_undos', {
  sessionId: uuid().primaryKey(),
  statusBefore: text({ enum: SESSION_STATUSES }).notNull(),
  statusAfter: text({ enum: SESSION_STATUSES }).notNull(),
  cancelledAt: instant(),
  cancelledBy: uuid(),
  cancelReason: text(),
  confirmedAt: instant(),
  outcome: text({ enum: SESSION_OUTCOMES }),
  failureSide: text({ enum: FAILURE_SIDES }),
  taughtMinutes: smallint(),
  changedBy: uuid().notNull(),
  changedAt: instant().notNull(),
  version: integer().notNull(),
  storedAt: instant().notNull().defaultNow(),
  undoneAt: instant(),
});

export const sessionRequests = pgTable('session_requests', {
  id: uuid().primaryKey().defaultRandom(),
  sessionId: uuid().notNull(),
  tutorId: uuid().notNull(),
  studentId: uuid().notNull(),
  kind: text({ enum: SESSION_REQUEST_KINDS }).notNull(),
  reason: text().notNull(),
  wishedAt: instant(),
  wishedTimezone: text(),
  status: text({ enum: SESSION_REQUEST_STATUSES }).notNull().default('open'),
  answer: text(),
  answeredBy: uuid(),
  answeredAt: instant(),
  ...versioned(),
});

/** What a family reports about a session that went wrong. */
export const sessionReports = pgTable('session_reports', {
  id: uuid().primaryKey().defaultRandom(),
  sessionId: uuid().notNull(),
  tutorId: uuid().notNull(),
  studentId: uuid().notNull(),
  kind: text({ enum: SESSION_REPORT_KINDS }).notNull(),
  text: text().notNull().default(''),
  status: text({ enum: SESSION_REPORT_STATUSES }).notNull().default('open'),
  outcome: text({ enum: CHOSEN_OUTCOMES }),
  answer: text(),
  settledBy: uuid(),
  settledAt: instant(),
  ...versioned(),
});

export const feedback = pgTable('feedback', {
  sessionId: uuid().primaryKey(),
  studentRating: smallint(),
  studentComments: text(),
  studentRatedAt: instant(),
  tutorRating: smallint(),
  tutorComments: text(),
  tutorRatedAt: instant(),
  /** Counted up by the database itself, with every change of that side. */
  studentVersion: integer().notNull().default(0),
  tutorVersion: integer().notNull().default(0),
  ...versioned(),
});

/** Kept by the database itself, with every change to a session or a rating. */
export const sessionTotals = pgTable(
  'session_totals',
  {
    tutorId: uuid().notNull(),
    subject: text({ enum: SUBJECTS }).notNull(),
    status: text({ enum: SESSION_STATUSES }).notNull(),
    sessions: integer().notNull(),
    minutes: bigint({ mode: 'number' }).notNull(),
    ratings: integer().notNull(),
    stars: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.tutorId, table.subject, table.status] })],
);

/** Whom a tutor teaches or has taught; kept by the database itself, with every assignment and session. */
export const tutorStudents = pgTable(
  'pupils',
  {
    tutorId: uuid().notNull(),
    studentId: uuid().notNull(),
    name: text().notNull(),
    sessions: integer().notNull().default(0),
    completed: integer().notNull().default(0),
  },
  table => [primaryKey({ columns: [table.tutorId, table.studentId] })],
);

/** Kept by the database itself, with every change to a completed session. */
export const tutorMonths = pgTable(
  'tutor_months',
  {
    tutorId: uuid().notNull(),
    month: date({ mode: 'string' }).notNull(),
    minutes: bigint({ mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.tutorId, table.month] })],
);

/** Kept by the database itself, with every change to a session, a rating or a piece of homework. */
export const studentTotals = pgTable('student_totals', {
  studentId: uuid().primaryKey(),
  sessions: integer().notNull().default(0),
  completed: integer().notNull().default(0),
  ratings: integer().notNull().default(0),
  stars: integer().notNull().default(0),
  homework: integer().notNull().default(0),
  homeworkCompleted: integer().notNull().default(0),
});

export const homework = pgTable('homework', {
  id: uuid().primaryKey().defaultRandom(),
  studentId: uuid().notNull(),
  tutorId: uuid().notNull(),
  sessionId: uuid(),
  title: text().notNull(),
  description: text().notNull().default(''),
  subject: text({ enum: SUBJECTS }).notNull(),
  dueAt: instant().notNull(),
  status: text({ enum: HOMEWORK_STATUSES }).notNull().default('assigned'),
  submissionUrl: text(),
  submittedAt: instant(),
  grade: text(),
  feedback: text(),
  gradedAt: instant(),
  ...versioned(),
});

export const homeworkFiles = pgTable(
  'homework_files',
  { homeworkId: uuid().notNull(), fileId: uuid().notNull(), position: smallint().notNull() },
  table => [primaryKey({ columns: [table.homeworkId, table.fileId] })],
);

export const messages = pgTable('messages', {
  id: uuid().primaryKey().defaultRandom(),
  /** Null where it is between the student and the academy. */
  tutorId: uuid(),
  studentId: uuid().notNull(),
  authorId: uuid().notNull(),
  text: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** Kept by the database itself, with every message between a student and the academy. */
export const academyConversations = pgTable('academy_conversations', {
  studentId: uuid().primaryKey(),
  isWaiting: boolean().notNull(),
  since: instant().notNull(),
  lastAt: instant().notNull(),
});

export const progressNotes = pgTable('progress_notes', {
  id: uuid().primaryKey().defaultRandom(),
  studentId: uuid().notNull(),
  tutorId: uuid().notNull(),
  subject: text({ enum: SUBJECTS }).notNull(),
  note: text().notNull(),
  strengths: text().array().notNull().default([]),
  areasForImprovement: text().array().notNull().default([]),
  ...versioned(),
});

export const resources = pgTable('resources', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  description: text().notNull().default(''),
  type: text({ enum: RESOURCE_TYPES }).notNull(),
  subject: text({ enum: SUBJECTS }).notNull(),
  grade: text().notNull().default(''),
  url: text(),
  fileId: uuid(),
  isPublic: boolean().notNull().default(true),
  uploadedBy: uuid().notNull(),
  audience: uuid()
    .notNull()
    .generatedAlwaysAs(
      sql`case when is_public then '00000000-0000-0000-0000-000000000000'::uuid else uploaded_by end`,
    ),
  removedAt: instant(),
  search: text().notNull().generatedAlwaysAs(sql`search_fold(title || ' ' || description || ' ' || subject)`),
  ...versioned(),
  retiredAt: instant(),
  removedBy: uuid(),
});

/** Who opens a resource. The totals are kept by the database itself. */
export const resourceUses = pgTable(
  'resource_uses',
  {
    resourceId: uuid().notNull(),
    profileId: uuid().notNull(),
    opens: integer().notNull(),
    lastAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.resourceId, table.profileId] })],
);

export const resourceUseTotals = pgTable('resource_use_totals', {
  resourceId: uuid().primaryKey(),
  opens: integer().notNull(),
  people: integer().notNull(),
});

export const resourceTotals = pgTable(
  'resource_totals',
  {
    audience: uuid().notNull(),
    type: text({ enum: RESOURCE_TYPES }).notNull(),
    resources: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.audience, table.type] })],
);
