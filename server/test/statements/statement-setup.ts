import type { Statement } from '@bayan/domain/statements/statements.contract';
import { eq } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { sessionConsequences } from '#schema/teaching.ts';
import { addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/** A Friday in November; the families are in Riyadh, the tutor is in London. */
const NOW = new Date('2026-11-20T12:00:00Z');

interface Lesson {
  readonly tutorId?: string;
  readonly studentId?: string;
  readonly startsAt: string;
  readonly family?: number;
  readonly tutor?: number;
  readonly tutorTimezone?: string;
  readonly values?: Partial<Parameters<typeof addSession>[1]>;
}

/** An academy with a tutor, a student and lessons whose facts are written as they are needed. */
export async function openStatementSetup() {
  const app = await createTestApp();
  app.clock.set(NOW);
  const admin = await signIn(app, { role: 'admin', rights: ['operations'] });
  const tutor = await signIn(app, { role: 'tutor', name: 'Eleanor' });
  const student = await signIn(app, { role: 'student', name: 'Omar Al-Harbi' });
  await app.db.update(profiles).set({ timezone: 'Europe/London' }).where(eq(profiles.id, tutor.id));
  await app.db.update(profiles).set({ timezone: 'Asia/Riyadh' }).where(eq(profiles.id, student.id));

  async function lesson({ startsAt, family, tutor: paid, tutorTimezone, values, ...pair }: Lesson) {
    const { id } = await addSession(app, {
      ...{ tutorId: tutor.id, studentId: student.id, status: 'completed', outcome: 'taught' },
      ...{ startsAt: new Date(startsAt), ...pair, ...values },
    });
    if (family !== undefined && paid !== undefined)
      await app.db.insert(sessionConsequences).values({
        ...{ sessionId: id, cause: 'taught', familyMinutes: family, tutorMinutes: paid },
        ...{ owesLesson: false, cutOffHours: 24, decidedBy: tutor.id, at: NOW, tutorTimezone },
      });
    return id;
  }

  const price = (perHour: number | null, validFrom: string, version: number, studentId = student.id) =>
    admin.call('POST', `/api/students/${studentId}/price`, {
      body: { perHour, validFrom, currency: 'SAR' },
      version,
    });

  async function statement(who: Person, id: string, month?: string): Promise<Statement> {
    const answer = await who.call('GET', `/api/statements/${id}${month ? `?month=${month}` : ''}`);
    if (answer.status !== 200) throw new Error(await answer.text());
    return (await answer.json()) as Statement;
  }
  return { app, admin, tutor, student, lesson, price, statement, newPerson: newPersonIn(app) };
}

const newPersonIn =
  (app: TestApp) =>
  (role: 'student' | 'tutor', name: string): Promise<string> =>
    addPerson(app, { role, name });

export type StatementSetup = Awaited<ReturnType<typeof openStatementSetup>>;
