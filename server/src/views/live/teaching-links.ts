import type { Announcement } from '@bayan/domain/live/live';
import type { Database } from '@bayan/platform/db/database';
import { listTeachingLinks } from './live.repository.ts';

/** Whether a listener teaches the person a change is about, or is taught by them. */
export type AreLinked = (listenerId: string, announcement: Announcement) => boolean;

interface Listeners {
  readonly listeners: readonly string[];
  readonly at: Date;
}

/** Asked once for all that is announced together, and only where somebody's profile is among it. */
export async function acquaintancesOf(
  db: Database,
  announcements: readonly Announcement[],
  { listeners, at }: Listeners,
): Promise<AreLinked> {
  const people = announcements.flatMap(({ noun, id }) => (noun === 'profiles' && id !== null ? [id] : []));
  if (people.length === 0 || listeners.length === 0) return () => false;
  const pairs = await listTeachingLinks(db, { people, listeners, at });
  const known = new Set(
    pairs.flatMap(({ tutorId, studentId }) => [`${tutorId} ${studentId}`, `${studentId} ${tutorId}`]),
  );
  return (listenerId, { id }) => known.has(`${listenerId} ${id}`);
}
