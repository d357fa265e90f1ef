import { guardians } from '#schema/people.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly isAssigned: boolean;
  readonly completedSessions: number;
  readonly upcomingSessions: number;
}

/** An administrator, a tutor, and a student who is assigned to her and has a parent. */
export async function openStudentSetup() {
  const app: TestApp = await createTestApp();
  const admin = await signIn(app, { role: 'admin' });
  const tutor = await signIn(app, { role: 'tutor', timezone: 'UTC' });
  const student = await signIn(app, { role: 'student', name: 'Omar' });
  const assignment = await assign(app, tutor.id, student.id, admin.id);
  await app.db.insert(guardians).values([
    { studentId: student.id, position: 2, name: 'Abu Omar', email: 'second@family.example' },
    {
      studentId: student.id,
      position: 1,
      name: 'Umm Omar',
      email: 'first@family.example',
      phone: '+966501234567',
    },
  ]);

  const cards = async (who: Person, query = '') => {
    const answer = await who.call('GET', `/api/students${query}`);
    return (await answer.json()) as { items: Card[]; nextCursor: string | null };
  };
  return {
    app,
    admin,
    tutor,
    student,
    cards,
    cardOf: async (who: Person, id = student.id) => (await cards(who)).items.find(card => card.id === id),
    read: (who: Person, path = '', id = student.id) => who.call('GET', `/api/students/${id}${path}`),
    async endAssignment() {
      const ended = await admin.call('POST', `/api/assignments/${assignment}/end`, { version: 1 });
      app.clock.advance(1000);
      return ended.status;
    },
  };
}
export type StudentSetup = Awaited<ReturnType<typeof openStudentSetup>>;
