import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let tutor: Person;
let student: Person;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  tutor = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student' });
});
afterAll(() => app.close());
beforeEach(async () => {
  id = (await addSession(app, { tutorId: tutor.id, studentId: student.id, status: 'completed' })).id;
});

const saveNotes = (notes: string, version: number) =>
  tutor.call('PATCH', `/api/sessions/${id}`, { body: { notes }, version });
const rate = (rating: number) => student.call('POST', `/api/sessions/${id}/feedback`, { body: { rating } });
const changeRating = (rating: number, version: number) =>
  student.call('PATCH', `/api/sessions/${id}/feedback`, { body: { rating }, version });
const rateAsTutor = (rating: number, version: number) =>
  tutor.call('PUT', `/api/sessions/${id}/tutor-feedback`, { body: { rating }, version });
const session = async () => (await tutor.call('GET', `/api/sessions/${id}`)).json();
const refused = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: Record<string, unknown> };
  return { status: answer.status, ...error };
};
const statuses = async (...sent: readonly Promise<Response>[]) =>
  (await Promise.all(sent)).map(({ status }) => status);
const AT_ONCE = Array.from({ length: 10 }, (_, index) => index);

describe('a rating is no change of the session (R126)', () => {
  test('the tutor saves the notes that she opened before the student rated', async () => {
    await rate(4);
    const saved = await saveNotes('Fractions', 1);
    expect(saved.status).toBe(200);
    expect(saved.headers.get('etag')).toBe('"2"');
    expect(await saved.json()).toMatchObject({
      notes: 'Fractions',
      version: 2,
      feedback: { studentRating: 4, studentVersion: 1 },
    });
  });

  test('the student changes a rating that was given before the tutor saved', async () => {
    await rate(2);
    await saveNotes('Fractions', 1);
    const changed = await changeRating(5, 1);
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({
      notes: 'Fractions',
      version: 2,
      feedback: { studentRating: 5, studentVersion: 2 },
    });
  });

  test('the tutor saves the notes that she opened before she rated, and rates over what she read before', async () => {
    expect((await rateAsTutor(3, 0)).status).toBe(200);
    expect((await saveNotes('Fractions', 1)).status).toBe(200);
    expect((await rateAsTutor(4, 1)).status).toBe(200);
    expect(await session()).toMatchObject({ version: 2, feedback: { tutorRating: 4, tutorVersion: 2 } });
  });

  test.each(AT_ONCE)('nobody is refused who saves and rates at once (%i)', async () => {
    expect(await statuses(saveNotes('Fractions', 1), rate(4))).toEqual([200, 201]);
    expect(await statuses(changeRating(5, 1), saveNotes('Decimals', 2))).toEqual([200, 200]);
    expect(await session()).toMatchObject({
      notes: 'Decimals',
      version: 3,
      feedback: { studentRating: 5, studentVersion: 2, tutorVersion: 0 },
    });
  });

  test('each leaves its line in the audit log all the same', async () => {
    await rate(4);
    await changeRating(5, 1);
    await rateAsTutor(3, 0);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id);
    const versions = (studentVersion: number, tutorVersion: number) => ({
      after: { version: 1, feedback: { studentVersion, tutorVersion } },
    });
    expect(lines).toMatchObject([
      { action: 'session.rated-by-student', before: { feedback: null }, ...versions(1, 0) },
      { action: 'session.rating-changed', ...versions(2, 0) },
      { action: 'session.rated-by-tutor', ...versions(2, 1) },
    ]);
  });
});

describe('each side is changed over its own version alone (R126, R128)', () => {
  test('of two devices of one student the second gets 412 with the session as it is now', async () => {
    await rate(1);
    expect((await changeRating(4, 1)).status).toBe(200);
    expect(await refused(await changeRating(2, 1))).toMatchObject({
      status: 412,
      code: 'conflict.stale',
      current: { id, version: 1, feedback: { studentRating: 4, studentVersion: 2 } },
    });
    expect(await session()).toMatchObject({ feedback: { studentRating: 4 } });
  });

  test('of ten devices of one student that change it at once, one wins', async () => {
    await rate(1);
    const answers = await statuses(...AT_ONCE.map(index => changeRating(1 + (index % 5), 1)));
    expect(answers.sort()).toEqual([200, ...Array(9).fill(412)]);
  });

  test('of ten devices of one tutor that rate first at once, one wins', async () => {
    const answers = await statuses(...AT_ONCE.map(index => rateAsTutor(1 + (index % 5), 0)));
    expect(answers.sort()).toEqual([200, ...Array(9).fill(412)]);
  });

  test.each(AT_ONCE)('a tutor and a student who rate at once both do (%i)', async () => {
    expect(await statuses(rateAsTutor(3, 0), rate(4))).toEqual([200, 201]);
    expect(await statuses(changeRating(5, 1), rateAsTutor(2, 1))).toEqual([200, 200]);
    expect(await session()).toMatchObject({
      version: 1,
      feedback: { studentRating: 5, studentVersion: 2, tutorRating: 2, tutorVersion: 2 },
    });
  });

  test('what is said again counts as said (R270)', async () => {
    await rate(4);
    expect((await changeRating(4, 1)).status).toBe(200);
    expect((await changeRating(5, 1)).status).toBe(412);
  });

  test('the session’s own version is none of a rating', async () => {
    await saveNotes('Fractions', 1);
    await saveNotes('Decimals', 2);
    expect((await rateAsTutor(4, 3)).status).toBe(412);
    await rate(4);
    expect((await changeRating(5, 3)).status).toBe(412);
  });

  test.each([
    ['PATCH', 'feedback'],
    ['PUT', 'tutor-feedback'],
  ])('%s …/%s: a missing version is 428, a malformed one 422 at If-Match', async (method, path) => {
    await rate(4);
    const who = method === 'PUT' ? tutor : student;
    const send = (headers: Record<string, string>) =>
      who.call(method, `/api/sessions/${id}/${path}`, { body: { rating: 5 }, headers });
    expect(await refused(await send({}))).toMatchObject({ status: 428, code: 'precondition.required' });
    for (const malformed of ['0', '"-1"', 'W/"0"', '*'])
      expect(await refused(await send({ 'if-match': malformed }))).toMatchObject({
        status: 422,
        code: 'input.invalid',
        issues: [{ field: 'If-Match', problem: 'format' }],
      });
  });
});
