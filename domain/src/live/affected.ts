import type { LiveNoun } from './live.ts';

/**
 * The cached reads that each change makes stale. Parent contacts and security events are not among them: pages read
 * them only on demand, because the audit log records each read (R282, R633).
 */
const AFFECTED: Readonly<Record<LiveNoun, readonly string[]>> = {
  sessions: [
    'sessions',
    'session-requests',
    'students',
    'tutor-overview',
    'student-overview',
    'progress',
    'badges',
  ],
  'session-requests': ['session-requests', 'tutor-overview'],
  homework: ['homework', 'tutor-overview', 'student-overview', 'progress', 'badges'],
  'progress-notes': ['progress-notes', 'progress'],
  messages: ['messages'],
  resources: ['resources'],
  assignments: [
    'students',
    'tutors',
    'sessions',
    'session-requests',
    'homework',
    'progress-notes',
    'messages',
    'tutor-overview',
    'student-overview',
    'badges',
  ],
  profiles: [
    'me',
    'students',
    'tutors',
    'sessions',
    'session-requests',
    'homework',
    'tutor-overview',
    'student-overview',
    'progress',
    'badges',
  ],
  accounts: ['me', 'second-factors', 'recovery-codes', 'students', 'activity'],
  devices: ['devices', 'activity'],
  reminders: ['reminders'],
  notices: ['notices', 'badges', 'notice-settings'],
  applications: ['badges'],
  settings: ['settings'],
  'calendar-feeds': ['calendar-feed'],
  'public-tutors': ['tutors'],
};
const EVERYTHING = [...new Set(Object.values(AFFECTED).flat())];

/** A newer server may send a noun that an older page does not know. */
export const affectedBy = (noun: LiveNoun | 'everything'): readonly string[] =>
  noun === 'everything' ? EVERYTHING : (AFFECTED[noun] ?? EVERYTHING);
