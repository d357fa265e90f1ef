/** What somebody is told of when others change it (R525). */
export const NOTICE_KINDS = [
  'lesson-made',
  'lesson-moved',
  'lesson-cancelled',
  /** One that was cancelled takes place after all. */
  'lesson-restored',
  'lesson-tutor',
  /** One that did not take place, or counts as if it had (R490). */
  'lesson-late-cancelled',
  'lesson-student-absent',
  'lesson-tutor-absent',
  'lesson-technical-failure',
  'homework-set',
  'homework-graded',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * All that is told under the bell. A new series, and one that goes on by another rule, is told once in place of each of its lessons (R525); a day that was not free for it is told to those who decide
 * (R460); a report of a family to those whom it concerns, and what became of it (R500). A mention in a note of the staff is told there alone, and by no mail (R924); a broken
 * promise is told by a mail of its own (R831).
 */
export const BELL_KINDS = [
  ...NOTICE_KINDS,
  'series-made',
  'series-changed',
  'series-gap',
  /** The clocks of one of the two sides of weekly lessons go forward or back (R528). */
  'clock-change',
  'report-made',
  'report-settled',
  'note-mention',
  'application-late',
] as const;
export type BellKind = (typeof BELL_KINDS)[number];

/** Whose mails can be turned off. Of a move or a cancellation everybody hears, or they come to an empty room (R682). */
export const OPTIONAL_NOTICES = [
  'lesson-made',
  'lesson-tutor',
  'homework-set',
  'homework-graded',
] as const satisfies NoticeKind[];
export type OptionalNotice = (typeof OPTIONAL_NOTICES)[number];

export const isOptional = <K extends string>(kind: K): kind is K & OptionalNotice =>
  OPTIONAL_NOTICES.some(optional => optional === kind);
