import type { LiveNoun } from './live.ts';

/**
 * The cached reads that each change makes stale. Parent contacts and security events are not among them: pages read
 * them only on demand, because the audit log records each read (R282, R633).
 */
const AFFECTED: Readonly<Record<LiveNoun, readonly string[]>> = {
  sessions: [
    'sessions',
    // Each shows what is next, and counts up with it.
    'session-series',
    'session-requests',
    'session-reports',
    'students',
    'tutor-overview',
    'student-overview',
    'progress',
    'statements',
    'badges',
    'today',
  ],
  // Its lessons came with it, or went.
  'session-series': [
    'session-series',
    'timetables',
    'sessions',
    'session-requests',
    'session-reports',
    'students',
    'tutor-overview',
    'student-overview',
    'progress',
    'statements',
    'badges',
    'today',
  ],
  // The calendar of sessions shows them too, and a tutor's record the week.
  availability: ['availability', 'sessions', 'tutors', 'tutor-overview'],
  'time-off': ['time-off', 'sessions', 'tutors', 'today'],
  'session-requests': ['session-requests', 'tutor-overview', 'today'],
  'session-reports': ['session-reports', 'today'],
  homework: ['homework', 'tutor-overview', 'student-overview', 'progress', 'badges'],
  'progress-notes': ['progress-notes', 'progress'],
  messages: ['messages', 'today'],
  resources: ['resources'],
  assignments: [
    'assignments',
    'students',
    'tutors',
    'sessions',
    'session-requests',
    'session-reports',
    'homework',
    'progress-notes',
    'messages',
    'tutor-overview',
    'student-overview',
    'badges',
    'today',
  ],
  profiles: [
    'me',
    'admins',
    'profiles',
    'students',
    'tutors',
    'sessions',
    'session-requests',
    'session-reports',
    'homework',
    'tutor-overview',
    'student-overview',
    'progress',
    'statements',
    'badges',
    'today',
  ],
  'family-prices': ['students', 'statements'],
  accounts: ['me', 'profiles', 'second-factors', 'recovery-codes', 'students', 'activity'],
  devices: ['devices', 'activity'],
  // Whether mails were chosen is one of a student's first steps.
  reminders: ['reminders', 'student-overview'],
  notices: ['notices', 'badges', 'notice-settings', 'student-overview'],
  applications: ['applications', 'badges', 'today'],
  settings: ['settings', 'today'],
  holidays: ['holidays', 'sessions'],
  timetables: ['timetables'],
  'lesson-rules': ['lesson-rules'],
  'mail-texts': ['mail-texts'],
  'calendar-feeds': ['calendar-feed'],
  'public-tutors': ['tutors'],
  'staff-notes': ['staff-notes'],
  // Documents are one of a new tutor's first steps.
  vetting: ['vetting', 'tutor-overview', 'today'],
  imports: ['imports'],
  mail: ['mail', 'today'],
  exports: ['exports'],
  erasures: ['erasures'],
};
const EVERYTHING = [...new Set(Object.values(AFFECTED).flat())];

/** A newer server may send a noun that an older page does not know. */
export const affectedBy = (noun: LiveNoun | 'everything'): readonly string[] =>
  noun === 'everything' ? EVERYTHING : (AFFECTED[noun] ?? EVERYTHING);
