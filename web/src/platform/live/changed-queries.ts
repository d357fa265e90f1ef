import type { LiveEvent } from '@bayan/domain/live/live';
import type { QueryKey } from '@tanstack/react-query';

/** What each change may have made old of what pages read: everything whose key begins like one of these. */
const READ_AGAIN: Readonly<Record<LiveEvent['noun'], readonly QueryKey[]>> = {
  // Not the parent's contact: it is read when somebody looks, and each look is recorded (R282).
  sessions: [['sessions'], ['students', 'list'], ['students', 'one'], ['tutor-overview'], ['badges']],
  homework: [['homework'], ['tutor-overview'], ['badges']],
  'progress-notes': [['progress-notes']],
  messages: [['messages']],
  resources: [['resources']],
  assignments: [['students'], ['tutor-overview'], ['badges']],
  profiles: [['students'], ['sessions'], ['homework'], ['tutor-overview'], ['badges']],
  accounts: [['students']],
  devices: [],
  applications: [['badges']],
  settings: [['settings']],
  everything: [[]],
};

/** A server that is newer than this page may tell of what it does not know. */
export const readAgainAfter = ({ noun }: LiveEvent): readonly QueryKey[] =>
  READ_AGAIN[noun] ?? READ_AGAIN.everything;
