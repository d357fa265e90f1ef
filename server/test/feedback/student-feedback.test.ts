import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { feedback } from '#schema/teaching.ts';
import { addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const DAY = 86_400_000;
let app: TestApp;
let tutor: Person;
let student: Person;
let other: Person;

beforeAll(async () => {
  app = await createTestApp();
  tutor = await signIn(app, { role: 'tutor' });
  other = await signIn(app, { role: 'student' });
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await signIn(app, { role: 'student' });
});

const had = async (values: object = {}) => {
  const session = { tutorId: tutor.id, studentId: student.id, status: 'completed', ...values } as const;
  return (await addSession(app, session)).id;
};
const rate = (id: string, body: object, who = student, headers = {}) =>
  who.call('POST', `/api/sessions/${id}/feedback`, { body, headers });
const change = (id: string, body: object, version?: number, who = student) =>
  who.call('PATCH', `/api/sessions/${id}/feedback`, { body, ...(version === undefined ? {} : { version }) });
const errorOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: Record<string, unknown> };
  return { status: answer.status, ...error };
};
const stored = async (id: string) =>
  (await app.db.select().from(feedback).where(eq(feedback.sessionId, id)))[0];
/** As if it had been given so long ago. */
async function backdate(id: string, milliseconds: number) {
  const studentRatedAt = new Date(app.clock.now().getTime() - milliseconds);
  await app.db.update(feedback).set({ studentRatedAt }).where(eq(feedback.sessionId, id));
  return studentRatedAt;
}
const listed = async (list: 'to-rate' | 'rated-lately', query = '') => {
  const answer = await student.call('GET', `/api/sessions/${list}?${query}`);
  const page = (await answer.json()) as { items: { id: string }[]; nextCursor: string | null };
  return { ids: page.items.map(({ id }) => id), nextCursor: page.nextCursor };
};
const totals = async () => {
  const answer = await tutor.call('GET', '/api/sessions/totals');
  return (await answer.json()) as { ratings: number; stars: number };
};

describe('a student rates a completed session (R120, R127)', () => {
  test('once; the tutor sees it, her average moves, and the audit has it', async () => {
    const id = await had();
    const { ratings, stars } = await totals();
    const answer = await rate(id, { rating: 5, comment: '  شكرًا جزيلًا  ' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    const given = {
      studentRating: 5,
      studentComments: 'شكرًا جزيلًا',
      studentVersion: 1,
      tutorRating: null,
      tutorVersion: 0,
    };
    const studentRatedAt = app.clock.now().toISOString();
    expect(await answer.json()).toMatchObject({ id, feedback: { ...given, studentRatedAt }, version: 1 });
    const seen = await tutor.call('GET', `/api/sessions/${id}`);
    expect(await seen.json()).toMatchObject({ feedback: given, version: 1 });
    expect(await totals()).toMatchObject({ ratings: ratings + 1, stars: stars + 5 });
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(lines).toMatchObject([
      { action: 'session.rated-by-student', actorId: student.id, after: { feedback: given } },
    ]);
  });

  test('and not a second time, also when both come at once', async () => {
    const id = await had();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(rating => rate(id, { rating })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const rating = (await stored(id))?.studentRating;
    expect(await errorOf(await rate(id, { rating: 3 }))).toMatchObject({ code: 'feedback.exists' });
    expect((await stored(id))?.studentRating).toBe(rating);
  });

  test('sent again under the same key it is the same rating (R298)', async () => {
    const id = await had();
    const again = { 'idempotency-key': 'one-rating' };
    const first = await (await rate(id, { rating: 4 }, student, again)).json();
    expect(await (await rate(id, { rating: 4 }, student, again)).json()).toEqual(first);
  });

  test('beside what the tutor gave, which stays', async () => {
    const id = await had();
    const given = { tutorRating: 4, tutorComments: 'Well done', tutorRatedAt: app.clock.now() };
    await app.db.insert(feedback).values({ sessionId: id, ...given });
    expect((await rate(id, { rating: 3 })).status).toBe(201);
    expect(await stored(id)).toMatchObject({ ...given, studentRating: 3, studentComments: null });
  });

  test.each([
    [{ rating: 0 }, 'too-small'],
    [{ rating: 6 }, 'too-big'],
    [{ rating: 4.5 }, 'type'],
    [{ comment: 'Good' }, 'required'],
  ])('not with %j: 422 at the rating, and nothing is kept', async (body, problem) => {
    const id = await had();
    expect(await errorOf(await rate(id, body))).toMatchObject({
      status: 422,
      code: 'input.invalid',
      issues: [{ field: 'rating', problem }],
    });
    expect(await stored(id)).toBeUndefined();
  });

  test.each(['scheduled', 'in-progress', 'cancelled'])('not one that is %s', async status => {
    const cancelled = status === 'cancelled' ? { cancelledAt: app.clock.now(), cancelledBy: tutor.id } : {};
    const id = await had({ status, ...cancelled });
    expect(await errorOf(await rate(id, { rating: 4 }))).toMatchObject({
      status: 409,
      code: 'session.not-completed',
    });
    expect(await stored(id)).toBeUndefined();
  });

  test('not another student’s, which is not there, and no tutor in their place', async () => {
    const id = await had();
    expect((await rate(id, { rating: 4 }, other)).status).toBe(404);
    expect((await rate(id, { rating: 4 }, tutor)).status).toBe(403);
    expect(await stored(id)).toBeUndefined();
  });
});

describe('a student changes the rating (R128)', () => {
  test('within 7 days of the first, what is not sent staying', async () => {
    const id = await had();
    await rate(id, { rating: 2, comment: 'Too fast' });
    const ratedAt = await backdate(id, 7 * DAY - 1);
    // To backdate it is a change of the student's side too.
    const answer = await change(id, { rating: 4 }, 2);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      feedback: {
        studentRating: 4,
        studentComments: 'Too fast',
        studentRatedAt: ratedAt.toISOString(),
        studentVersion: 3,
      },
      version: 1,
    });
    expect(await (await change(id, { comment: '' }, 3)).json()).toMatchObject({
      feedback: { studentRating: 4, studentComments: null },
    });
    await backdate(id, 7 * DAY);
    expect(await errorOf(await change(id, { rating: 5 }, 5))).toMatchObject({
      status: 409,
      code: 'feedback.closed',
    });
    expect(await stored(id)).toMatchObject({ studentRating: 4 });
  });

  test('over the version that was read, and no other (R297)', async () => {
    const id = await had();
    await rate(id, { rating: 2 });
    expect((await change(id, { rating: 3 })).status).toBe(428);
    expect(await errorOf(await change(id, { rating: 3 }, 0))).toMatchObject({
      status: 412,
      current: { id, feedback: { studentRating: 2, studentVersion: 1 }, version: 1 },
    });
  });

  test('of their own sessions, and only where there is one', async () => {
    const id = await had();
    expect((await change(id, { rating: 3 }, 0)).status).toBe(404);
    await rate(id, { rating: 2 });
    expect((await change(id, { rating: 3 }, 1, other)).status).toBe(404);
  });
});

describe('the lists (R129)', () => {
  test('to rate is what was completed and has no rating of the student, newest first, by pages', async () => {
    const at = (days: number) => new Date(app.clock.now().getTime() - days * DAY);
    const [oldest, newest] = [await had({ startsAt: at(30) }), await had({ startsAt: at(1) })];
    const middle = await had({ startsAt: at(9) });
    const rated = await had({ startsAt: at(5) });
    await had({ startsAt: at(4), status: 'scheduled' });
    await had({ studentId: await addPerson(app, { role: 'student' }) });
    await rate(rated, { rating: 5 });
    const first = await listed('to-rate', 'limit=2');
    expect(first.ids).toEqual([newest, middle]);
    expect(await listed('to-rate', `limit=2&cursor=${first.nextCursor}`)).toEqual({
      ids: [oldest],
      nextCursor: null,
    });
    await rate(newest, { rating: 4 });
    expect((await listed('to-rate')).ids).toEqual([middle, oldest]);
  });

  test('a tutor’s own rating leaves a session to be rated by the student', async () => {
    const id = await had();
    await tutor.call('PUT', `/api/sessions/${id}/tutor-feedback`, { body: { rating: 4 }, version: 0 });
    expect((await listed('to-rate')).ids).toEqual([id]);
  });

  test('rated lately is what may still be changed, the newest rating first, by pages', async () => {
    const [first, second, third] = [await had(), await had(), await had()];
    for (const [id, days] of [
      [first, 6],
      [second, 4],
      [third, 1],
    ] as const) {
      await rate(id, { rating: 4 });
      await backdate(id, days * DAY);
    }
    const newest = await listed('rated-lately', 'limit=2');
    expect(newest.ids).toEqual([third, second]);
    expect((await listed('rated-lately', `cursor=${newest.nextCursor}`)).ids).toEqual([first]);
    await backdate(first, 7 * DAY);
    expect((await listed('rated-lately')).ids).toEqual([third, second]);
  });
});
