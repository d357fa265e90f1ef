import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { feedback } from '#schema/teaching.ts';
import { addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let tutor: Person;
let other: Person;
let student: Person;

beforeAll(async () => {
  app = await createTestApp();
  tutor = await signIn(app, { role: 'tutor' });
  other = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student' });
});
afterAll(() => app.close());

const give = async (values: object = {}) => {
  const session = { tutorId: tutor.id, studentId: student.id, status: 'completed', ...values } as const;
  return (await addSession(app, session)).id;
};
const rate = (id: string, body: object, version?: number, who = tutor) =>
  who.call('PUT', `/api/sessions/${id}/tutor-feedback`, {
    body,
    ...(version === undefined ? {} : { version }),
  });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
const stored = async (id: string) =>
  (await app.db.select().from(feedback).where(eq(feedback.sessionId, id)))[0];

test('a tutor rates and comments on a completed session of hers, and the student sees both (R124)', async () => {
  const id = await give();
  const answer = await rate(id, { rating: 4, comments: 'Listened well.' }, 0);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe('"1"');
  const words = { tutorRating: 4, tutorComments: 'Listened well.', studentRating: null };
  const rated = { id, feedback: { ...words, tutorVersion: 1, studentVersion: 0 }, version: 1 };
  expect(await answer.json()).toMatchObject(rated);
  expect(await (await student.call('GET', `/api/sessions/${id}`)).json()).toMatchObject(rated);
  expect(await stored(id)).toMatchObject({ tutorRatedAt: app.clock.now() });
});

test('she may rate it anew, all of it; the audit keeps both (R126, R270)', async () => {
  const id = await give();
  await rate(id, { rating: 2, comments: 'Tired.' }, 0);
  expect(await (await rate(id, { rating: 5 }, 1)).json()).toMatchObject({
    feedback: { tutorRating: 5, tutorComments: null, tutorVersion: 2 },
    version: 1,
  });
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id);
  expect(lines).toMatchObject([
    { action: 'session.rated-by-tutor', before: { feedback: null }, after: { feedback: { tutorRating: 2 } } },
    { before: { feedback: { tutorRating: 2 } }, after: { feedback: { tutorRating: 5 } } },
  ]);
});

test('what the student gave stays as it was', async () => {
  const id = await give();
  const given = { studentRating: 5, studentComments: 'شكرًا', studentRatedAt: app.clock.now() };
  await app.db.insert(feedback).values({ sessionId: id, ...given });
  await rate(id, { rating: 3 }, 0);
  expect(await stored(id)).toMatchObject({ ...given, tutorRating: 3 });
});

test.each(['scheduled', 'in-progress', 'cancelled'])('a session that is %s is not rated', async status => {
  const cancelled = status === 'cancelled' ? { cancelledAt: app.clock.now(), cancelledBy: tutor.id } : {};
  const id = await give({ status, ...cancelled });
  const answer = await rate(id, { rating: 4 }, 0);
  expect(answer.status).toBe(409);
  expect(await errorOf(answer)).toMatchObject({ code: 'session.not-completed' });
  expect(await stored(id)).toBeUndefined();
});

test('nothing is overwritten silently: a rating needs the version that was read (R297)', async () => {
  const id = await give();
  expect((await rate(id, { rating: 4 })).status).toBe(428);
  await rate(id, { rating: 4 }, 0);
  const second = await rate(id, { rating: 1 }, 0);
  expect(second.status).toBe(412);
  expect(await errorOf(second)).toMatchObject({
    code: 'conflict.stale',
    current: { id, feedback: { tutorRating: 4, tutorVersion: 1 }, version: 1 },
  });
});

test('another tutor’s session is not there, and nobody but tutors rates so', async () => {
  const id = await give();
  expect((await rate(id, { rating: 4 }, 0, other)).status).toBe(404);
  expect((await rate(id, { rating: 4 }, 0, student)).status).toBe(403);
  expect((await rate(id, { rating: 4 }, 0, await signIn(app, { role: 'admin' }))).status).toBe(403);
  expect(await stored(id)).toBeUndefined();
});
