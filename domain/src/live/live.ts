/** The kinds of records with live changes. An ended sign-in is a change of `devices`. */
export const LIVE_NOUNS = [
  'sessions',
  'session-series',
  'availability',
  'time-off',
  'session-requests',
  'session-reports',
  'homework',
  'progress-notes',
  'messages',
  'resources',
  'assignments',
  'profiles',
  'family-prices',
  'accounts',
  'devices',
  'applications',
  'reminders',
  'notices',
  'settings',
  'holidays',
  'timetables',
  'lesson-rules',
  'mail-texts',
  'calendar-feeds',
  'public-tutors',
  'staff-notes',
  'vetting',
  'imports',
  'mail',
  'exports',
  'erasures',
] as const;
export type LiveNoun = (typeof LIVE_NOUNS)[number];

/** The longest silence of the stream (R304). */
export const HEARTBEAT_MS = 25_000;

/** A change in the stream. The noun is `everything` if the client may have missed changes. */
export interface LiveEvent {
  readonly noun: LiveNoun | 'everything';
  readonly id: string | null;
}

/** A change and the people it concerns. */
export interface Announcement {
  readonly noun: LiveNoun;
  readonly id: string | null;
  /** The tutor and the student of a teaching record, or the owner of a private record. */
  readonly tutorId?: string | undefined;
  readonly studentId?: string | undefined;
}
