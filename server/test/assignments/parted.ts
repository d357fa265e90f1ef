import { eq } from 'drizzle-orm';
import { guardians, profiles, tutors } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const LINK = 'https://meet.example/eleanor';

/** An academy in which tutors and students are parted and brought together. */
export async function openPartedSetup() {
  const app: TestApp = await createTestApp();
  const admin = await signIn(app, { role: 'admin' });

  /** A tutor and a student of hers, with a parent; whoever is in no other test's way. */
  async function newPair() {
    const tutor = await signIn(app, { role: 'tutor', name: 'Eleanor Finch', timezone: 'Europe/London' });
    const student = await signIn(app, { role: 'student', name: 'Omar Al-Harbi' });
    await app.db.update(profiles).set({ nameAr: 'عمر الحربي' }).where(eq(profiles.id, student.id));
    await app.db.update(tutors).set({ meetingLink: LINK }).where(eq(tutors.profileId, tutor.id));
    const parent = `parent-of-${student.id}@family.example`;
    await app.db
      .insert(guardians)
      .values({ studentId: student.id, position: 1, name: 'Umm Omar', email: parent, language: 'ar' });
    const assignment = await assign(app, tutor.id, student.id, admin.id);
    const lesson = (fromNow: number, more: Partial<typeof sessions.$inferInsert> = {}) =>
      addSession(app, {
        tutorId: tutor.id,
        studentId: student.id,
        startsAt: new Date(app.clock.now().getTime() + fromNow),
        meetingLink: LINK,
        ...more,
      });
    return { tutor, student, parent, assignment, lesson };
  }

  const end = (id: string, version = 1) => admin.call('POST', `/api/assignments/${id}/end`, { version });
  return {
    app,
    admin,
    newPair,
    end,
    /** Two who have been parted, a minute ago: lessons begin at whole minutes. */
    async part(id: string) {
      const answer = await end(id);
      app.clock.advance(MINUTE);
      if (answer.status !== 200) throw new Error(`the assignment did not end: ${answer.status}`);
    },
    assignAgain: (tutor: Person, student: Person, subject = 'English') =>
      admin.call('POST', '/api/assignments', {
        body: { tutorId: tutor.id, studentId: student.id, subject },
      }),
    async stored(id: string) {
      const [row] = await app.db.select().from(sessions).where(eq(sessions.id, id));
      if (!row) throw new Error('the lesson is gone');
      return row;
    },
    close: () => app.close(),
  };
}
export type PartedSetup = Awaited<ReturnType<typeof openPartedSetup>>;

export async function codeOf(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  const body = (await response.json()) as { error?: { code: string } };
  return `${response.status} ${body.error?.code ?? ''}`.trim();
}
export async function listOf<T = { id: string }>(answer: Promise<Response>): Promise<T[]> {
  return ((await (await answer).json()) as { items: T[] }).items;
}
