import { z } from 'zod';

/** What is announced when it changes. A sign-in that has ended is a matter of `devices`. */
export const LIVE_NOUNS = [
  'sessions',
  'homework',
  'progress-notes',
  'messages',
  'assignments',
  'profiles',
  'accounts',
  'devices',
  'applications',
  'settings',
] as const;
export type LiveNoun = (typeof LIVE_NOUNS)[number];

/** How long the channel is silent at most (R304). */
export const HEARTBEAT_MS = 25_000;

/** What changed, never what it says now: who wants to know asks the API, which decides by itself. */
export const liveEvent = z
  .object({
    noun: z
      .enum([...LIVE_NOUNS, 'everything'])
      .describe('What changed; `everything` where changes may have been missed.'),
    id: z.uuid().nullable().describe('Which one; the person for `profiles`, `accounts` and `devices`.'),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof liveEvent>;

/** A change, and whom it concerns. */
export interface Announcement {
  readonly noun: LiveNoun;
  readonly id: string | null;
  /** Between whom it is, where it is about teaching. */
  readonly tutorId?: string | undefined;
  readonly studentId?: string | undefined;
}
