/** What is announced when it changes. A sign-in that has ended is a matter of `devices`. */
export const LIVE_NOUNS = [
  'sessions',
  'session-requests',
  'homework',
  'progress-notes',
  'messages',
  'resources',
  'assignments',
  'profiles',
  'accounts',
  'devices',
  'applications',
  'reminders',
  'settings',
  'calendar-feeds',
] as const;
export type LiveNoun = (typeof LIVE_NOUNS)[number];

/** How long the channel is silent at most (R304). */
export const HEARTBEAT_MS = 25_000;

/** A change as it is told; `everything` where changes may have been missed. */
export interface LiveEvent {
  readonly noun: LiveNoun | 'everything';
  readonly id: string | null;
}

/** A change, and whom it concerns. */
export interface Announcement {
  readonly noun: LiveNoun;
  readonly id: string | null;
  /** Between whom it is, where it is about teaching; the owner of what is theirs alone. */
  readonly tutorId?: string | undefined;
  readonly studentId?: string | undefined;
}
