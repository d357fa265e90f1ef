import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

let app: TestApp;
let student: Person;
let tutorId: string;
beforeAll(async () => {
  app = await createTestApp();
  student = await signIn(app, { role: 'student' });
  tutorId = await addPerson(app, { role: 'tutor' });
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const session = async (hours: number, values: object = {}) => {
  const startsAt = new Date(TEST_NOW.getTime() + hours * HOUR);
  return (await addSession(app, { tutorId, studentId: student.id, startsAt, ...values })).id;
};
const list = async (path: string) => {
  const answer = await student.call('GET', `/api/sessions/${path}`);
  const page = (await answer.json()) as { items: { id: string }[]; nextCursor: string | null };
  return { ids: page.items.map(({ id }) => id), nextCursor: page.nextCursor };
};

test('a student’s sessions are ahead until they end, soonest first, and over after that, newest first (R119)', async () => {
  const cancelled = { status: 'cancelled', cancelledBy: tutorId, cancelledAt: TEST_NOW };
  const ahead = {
    later: await session(48),
    goingOn: await session(-0.5),
    begunEarly: await session(3, { status: 'in-progress' }),
  };
  const over = {
    leftOpen: await session(-1.5),
    completed: await session(-24, { status: 'completed' }),
    cancelledAhead: await session(24, cancelled),
    cancelled: await session(-48, cancelled),
  };
  await addSession(app, { tutorId, studentId: await addPerson(app, { role: 'student' }) });
  expect((await list('ahead')).ids).toEqual([ahead.goingOn, ahead.begunEarly, ahead.later]);
  expect((await list('over')).ids).toEqual([
    over.cancelledAhead,
    over.leftOpen,
    over.completed,
    over.cancelled,
  ]);
});

test.each(['ahead', 'over'])('what is %s comes page by page, each session once', async path => {
  const { ids } = await list(path);
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(`${path}?limit=1${cursor && `&cursor=${cursor}`}`);
    found.push(...page.ids);
    cursor = page.nextCursor;
  }
  expect(found).toEqual(ids);
});
