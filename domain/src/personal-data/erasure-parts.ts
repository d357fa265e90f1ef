/** What an erasure deletes or empties, in the order in which a page lists it (R845). */
export const ERASED_PARTS = [
  'account',
  'family',
  'applications',
  'files',
  'lesson-texts',
  'ratings',
  'requests',
  'homework',
  'progress-notes',
  'messages',
  'staff-notes',
  'plans',
  'resources',
  'mails',
  'notices',
  'security-events',
] as const;
export type ErasedPart = (typeof ERASED_PARTS)[number];

/** What stays, without words: `lessons` for pay and books, `library` for others, the rest as proof. */
export const RETAINED_PARTS = ['lessons', 'consents', 'vetting', 'looks', 'audit', 'library'] as const;
export type RetainedPart = (typeof RETAINED_PARTS)[number];
