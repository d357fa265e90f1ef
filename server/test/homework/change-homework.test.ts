import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { homework } from '#schema/teaching.ts';
import { addHomework, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let other: Person;
let student: Person;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', timezone: 'Asia/Riyadh' });
  other = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student', timezone: 'Europe/London' });
  await assign(app, tutor.id, student.id, admin.id);
});
afterAll(() => app.close());

type Values = Partial<Parameters<typeof addHomework>[1]>;
const give = (values: Values = {}) =>
  addHomework(app, { tutorId: tutor.id, studentId: student.id, ...values });
const handedIn = (values: Values = {}) => give({ status: 'completed', ...values });
const change = (id: string, body: object, version?: number, who = tutor) =>
  who.call('PATCH', `/api/homework/${id}`, { body, ...(version ? { version } : {}) });
const grade = (id: string, body: object, version?: number, who = tutor) =>
  who.call('POST', `/api/homework/${id}/grade`, { body, ...(version ? { version } : {}) });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
const stored = async (id: string) => (await app.db.select().from(homework).where(eq(homework.id, id)))[0];
const linesAbout = (id: string) => app.db.select().from(auditLog).where(eq(auditLog.targetId, id));

describe('a change', () => {
  test('leaves what is not sent, counts the version and stands in the audit', async () => {
    const { id, dueAt } = await give({ description: 'Two pages' });
    const answer = await change(id, { title: 'A longer essay', subject: 'History' }, 1);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(await answer.json()).toMatchObject({
      title: 'A longer essay',
      subject: 'History',
      description: 'Two pages',
      dueAt: dueAt.toISOString(),
      version: 2,
    });
    expect(await linesAbout(id)).toMatchObject([
      { action: 'homework.changed', actorId: tutor.id, before: { title: 'Essay' }, after: { version: 2 } },
    ]);
  });

  test.each([
    [{ dueDate: '2027-03-27' }, '2027-03-27T23:59:00.000Z'],
    [{ dueDate: '2027-03-28' }, '2027-03-28T22:59:00.000Z'],
    [{ dueDate: '2027-03-28', dueTime: '18:00' }, '2027-03-28T17:00:00.000Z'],
  ])('to %o is read by the family’s clock in London (R149)', async (body, dueAt) => {
    const { id } = await give();
    expect(await (await change(id, body, 1)).json()).toMatchObject({ dueAt });
  });

  test('to a time that the family’s clocks skip is refused', async () => {
    const { id } = await give();
    const answer = await change(id, { dueDate: '2027-03-28', dueTime: '01:30' }, 1);
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ code: 'homework.time-skipped', field: 'dueTime' });
  });

  test('to a day that is over is refused; what is late already stays so while its text is changed (R676)', async () => {
    const late = await give({ dueAt: new Date('2026-11-10T12:00:00Z') });
    const answer = await change(late.id, { dueDate: '2026-11-13' }, 1);
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ code: 'homework.past', field: 'dueDate' });
    expect((await change(late.id, { title: 'Essay, again' }, 1)).status).toBe(200);
    const same = { dueDate: '2026-11-10', dueTime: '12:00' };
    expect((await change(late.id, same, 2)).status).toBe(200);
    expect((await change(late.id, { dueDate: '2026-11-15' }, 3)).status).toBe(200);
  });

  test('of what was handed in is refused (R152)', async () => {
    const { id } = await handedIn();
    const answer = await change(id, { title: 'Another' }, 1);
    expect(answer.status).toBe(409);
    expect(await errorOf(answer)).toMatchObject({ code: 'homework.closed' });
    expect(await stored(id)).toMatchObject({ title: 'Essay', version: 1 });
  });
});

describe('a grade', () => {
  test('is given to what was handed in, with feedback, and read by the student', async () => {
    const { id } = await handedIn();
    const answer = await grade(id, { grade: ' A- ', feedback: 'The ending is excellent.' }, 1);
    expect(answer.status).toBe(200);
    const graded = { grade: 'A-', feedback: 'The ending is excellent.', status: 'completed', version: 2 };
    expect(await answer.json()).toMatchObject({ ...graded, gradedAt: app.clock.now().toISOString() });
    expect(await (await student.call('GET', `/api/homework/${id}`)).json()).toMatchObject(graded);
  });

  test('may be given anew; the audit keeps both (R270)', async () => {
    const { id } = await handedIn();
    await grade(id, { grade: 'B', feedback: 'Look at number 3.' }, 1);
    expect(await (await grade(id, { grade: 'A' }, 2)).json()).toMatchObject({
      grade: 'A',
      feedback: 'Look at number 3.',
    });
    expect(await (await grade(id, { grade: 'A', feedback: '' }, 3)).json()).toMatchObject({ feedback: null });
    const [first, second] = await linesAbout(id);
    expect(first).toMatchObject({
      action: 'homework.graded',
      before: { grade: null },
      after: { grade: 'B' },
    });
    expect(second).toMatchObject({ before: { grade: 'B' }, after: { grade: 'A' } });
  });

  test.each(['assigned', 'in-progress'] as const)('waits while homework is %s (R146)', async status => {
    const { id } = await give({ status });
    const answer = await grade(id, { grade: 'A' }, 1);
    expect(answer.status).toBe(409);
    expect(await errorOf(answer)).toMatchObject({ code: 'homework.not-submitted' });
    expect(await stored(id)).toMatchObject({ grade: null, version: 1 });
  });
});

describe.each([
  ['a change', 'assigned', change, { title: 'Mine' }],
  ['a grade', 'completed', grade, { grade: 'B' }],
] as const)('%s', (_what, status, act, body) => {
  const given = async () => (await give({ status })).id;

  test('without the version that was read is 428', async () => {
    expect((await act(await given(), body)).status).toBe(428);
  });

  test('by the second of two who read the same is 412, with how it is now', async () => {
    const id = await given();
    await act(id, body, 1);
    const second = await act(id, body, 1);
    expect(second.status).toBe(412);
    expect(await errorOf(second)).toMatchObject({
      code: 'conflict.stale',
      current: { id, ...body, version: 2 },
    });
  });

  test('by another tutor is not found, by a student refused, by an administrator done', async () => {
    const id = await given();
    expect((await act(id, body, 1, other)).status).toBe(404);
    expect((await act(id, body, 1, student)).status).toBe(403);
    expect(await stored(id)).toMatchObject({ version: 1 });
    expect((await act(id, body, 1, admin)).status).toBe(200);
  });
});
