import type { LiveNoun } from './live.ts';

/**
 * What each change may have made old of what pages read, by what their requests are about. A parent's contact is not
 * among it, nor are security events: they are read when somebody looks, and each look is recorded (R282, R633).
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
  applications: ['badges'],
  settings: ['settings'],
  'calendar-feeds': ['calendar-feed'],
};
const EVERYTHING = [...new Set(Object.values(AFFECTED).flat())];

/** A server that is newer than a page may tell of what the page does not know. */
export const affectedBy = (noun: LiveNoun | 'everything'): readonly string[] =>
  noun === 'everything' ? EVERYTHING : (AFFECTED[noun] ?? EVERYTHING);
