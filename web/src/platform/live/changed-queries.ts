import type { LiveEvent, LiveNoun } from '@bayan/domain/live/live';
import type { QueryKey } from '@tanstack/react-query';

/**
 * What each change may have made old of what pages read: everything whose key begins like one of these. A parent's
 * contact is not among it, nor are security events: they are read when somebody looks, and each look is recorded (R282,
 * R633).
 */
const READ_AGAIN: Readonly<Record<LiveNoun, readonly QueryKey[]>> = {
  sessions: [
    ['sessions'],
    ['session-requests'],
    ['students'],
    ['tutor-overview'],
    ['student-overview'],
    ['progress'],
    ['badges'],
  ],
  'session-requests': [['session-requests'], ['tutor-overview']],
  homework: [['homework'], ['tutor-overview'], ['student-overview'], ['progress'], ['badges']],
  'progress-notes': [['progress-notes'], ['progress']],
  messages: [['messages']],
  resources: [['resources']],
  assignments: [
    ['students'],
    ['tutors'],
    ['sessions'],
    ['session-requests'],
    ['homework'],
    ['progress-notes'],
    ['messages'],
    ['tutor-overview'],
    ['student-overview'],
    ['badges'],
  ],
  profiles: [
    ['me'],
    ['students'],
    ['tutors'],
    ['sessions'],
    ['session-requests'],
    ['homework'],
    ['tutor-overview'],
    ['student-overview'],
    ['progress'],
    ['badges'],
  ],
  accounts: [['me'], ['second-factors'], ['recovery-codes'], ['students'], ['activity']],
  devices: [['devices'], ['activity']],
  reminders: [['reminders']],
  applications: [['badges']],
  settings: [['settings']],
  'calendar-feeds': [['calendar-feed']],
};
const EVERYTHING = Object.values(READ_AGAIN).flat();

/** A server that is newer than this page may tell of what it does not know. */
export const readAgainAfter = ({ noun }: LiveEvent): readonly QueryKey[] =>
  noun === 'everything' ? EVERYTHING : (READ_AGAIN[noun] ?? EVERYTHING);
