import { profiles } from '@bayan/server/schema/people';
import { addPerson, addSession, signIn } from '@bayan/server/test/builders';
import { createTestApp } from '@bayan/server/test/harness';
import { eq } from 'drizzle-orm';
import type { NastyLesson } from './nasty-lessons.ts';

/** The lessons as a tutor's export has them, newest first. */
export async function exportOf(lessons: readonly NastyLesson[]): Promise<Uint8Array> {
  const app = await createTestApp();
  try {
    const tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
    for (const { student, notes, homework } of lessons.toReversed()) {
      const studentId = await addPerson(app, { role: 'student' });
      await app.db.update(profiles).set({ name: student }).where(eq(profiles.id, studentId));
      await addSession(app, { tutorId: tutor.id, studentId, notes, homework });
    }
    const answer = await tutor.call('GET', '/api/sessions/export');
    return new Uint8Array(await answer.arrayBuffer());
  } finally {
    await app.close();
  }
}
