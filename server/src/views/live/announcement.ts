import { type Announcement, LIVE_NOUNS } from '@bayan/domain/live/live';
import { z } from 'zod';

const announcement = z.object({
  noun: z.enum(LIVE_NOUNS),
  id: z.uuid().nullable(),
  tutorId: z.uuid().optional(),
  studentId: z.uuid().optional(),
});

/** Null where it says nothing we know: another version of us may be running, which knows more. */
export function readAnnouncement(payload: string): Announcement | null {
  try {
    return announcement.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
