import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#schema/teaching.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let tutor: Person;
let other: Person;
let admin: string;
let student: string;
/** Of hers, with somebody else. */
let own: { id: string };
/** Of the student, with another tutor. */
let theirs: { id: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await addPerson(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  other = await signIn(app, { role: 'tutor' });
  student = await addPerson(app, { role: 'student', name: 'عمر' });
  await assign(app, tutor.id, student, admin);
  const somebody = await addPerson(app, { role: 'student' });
  own = await addSession(app, {
    tutorId: tutor.id,
    studentId: somebody,
    startsAt: new Date('2027-06-01T09:00:00Z'),
    notes: 'Read aloud',
  });
  theirs = await addSession(app, {
    tutorId: other.id,
    studentId: student,
    startsAt: new Date('2027-06-01T13:00:00Z'),
    notes: 'private',
  });
});
afterAll(() => app.close());

const ask = (query: Record<string, string>, who = tutor) =>
  who.call(
    'GET',
    `/api/sessions/clash?${new URLSearchParams({ studentId: student, date: '2027-06-01', ...query })}`,
  );
const clashOf = async (query: Record<string, string>) => (await ask(query)).json();
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;

test('her own session in the way is shown whole (R108)', async () => {
  const answer = await ask({ time: '10:30' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    clash: {
      whose: 'tutor',
      startsAt: '2027-06-01T09:00:00.000Z',
      endsAt: '2027-06-01T10:00:00.000Z',
      session: expect.objectContaining({ id: own.id, notes: 'Read aloud' }),
    },
  });
});

test('of the student’s lesson with another tutor only the times are told', async () => {
  expect(await clashOf({ time: '14:30' })).toEqual({
    clash: {
      whose: 'student',
      startsAt: '2027-06-01T13:00:00.000Z',
      endsAt: '2027-06-01T14:00:00.000Z',
      session: null,
    },
  });
});

test.each([
  ['a session that only touches', { time: '11:00' }],
  ['one that ends where the other begins', { time: '09:30', duration: '30' }],
  ['the session that is being moved', () => ({ time: '10:30', except: own.id })],
  ['the same time by another clock', { time: '10:30', timezone: 'America/New_York' }],
])('%s is not in the way', async (_what, query) => {
  expect(await clashOf(typeof query === 'function' ? query() : query)).toEqual({ clash: null });
});

test('a longer lesson reaches the next one, and the zone may be named', async () => {
  expect(await clashOf({ time: '09:30', duration: '45' })).toMatchObject({ clash: { whose: 'tutor' } });
  expect(await clashOf({ time: '13:00', timezone: 'Asia/Dubai' })).toMatchObject({
    clash: { whose: 'tutor' },
  });
});

test('an admin asks about any two people, and is shown what is in the way of either (R960)', async () => {
  const operations = await signIn(app, { role: 'admin', timezone: 'Europe/London' });
  const asked = async (query: Record<string, string>) => {
    const answer = await ask(query, operations);
    return answer.status === 200 ? answer.json() : errorOf(answer);
  };
  expect(await asked({ time: '10:30', tutorId: tutor.id })).toMatchObject({
    clash: { whose: 'tutor', session: { id: own.id } },
  });
  expect(await asked({ time: '14:30', tutorId: tutor.id })).toMatchObject({
    clash: { whose: 'student', session: { id: theirs.id } },
  });
  expect(await asked({ time: '16:30', tutorId: tutor.id })).toEqual({ clash: null });
  expect(await asked({ time: '10:30', tutorId: tutor.id, except: own.id })).toEqual({ clash: null });
  expect(await asked({ time: '10:30' })).toMatchObject({ code: 'session.tutor', field: 'tutorId' });
  expect(await errorOf(await ask({ time: '10:30', tutorId: other.id }))).toMatchObject({
    code: 'session.tutor',
  });
});

test('a student who is not hers is answered like one who does not exist, as when logging', async () => {
  const stranger = await addPerson(app, { role: 'student' });
  const notHers = await errorOf(await ask({ time: '10:30', studentId: stranger }));
  const nobody = await errorOf(
    await ask({ time: '10:30', studentId: '00000000-0000-4000-8000-000000000000' }),
  );
  expect(notHers).toMatchObject({ code: 'session.student', field: 'studentId' });
  expect({ ...notHers, requestId: '' }).toEqual({ ...nobody, requestId: '' });
  const body = { studentId: stranger, subject: 'English', date: '2027-06-01', time: '10:30' };
  const logged = await errorOf(await tutor.call('POST', '/api/sessions', { body }));
  expect({ ...logged, requestId: '' }).toEqual({ ...notHers, requestId: '' });
});

test('an inactive student, a skipped time and half a moment are refused, as when logging', async () => {
  const gone = await addPerson(app, { role: 'student', isActive: false });
  await assign(app, tutor.id, gone, admin);
  expect(await errorOf(await ask({ time: '10:30', studentId: gone }))).toMatchObject({
    code: 'session.inactive',
  });
  const skipped = await ask({ date: '2027-03-28', time: '01:30' });
  expect(skipped.status).toBe(422);
  expect(await errorOf(skipped)).toMatchObject({ code: 'session.time-skipped', field: 'time' });
  expect(await errorOf(await ask({}))).toMatchObject({ code: 'input.invalid', field: 'time' });
  expect(await errorOf(await ask({ time: '10:30', notes: 'x' }))).toMatchObject({ field: 'notes' });
});

test('only a session of her own can be left out', async () => {
  expect((await ask({ time: '14:30', except: theirs.id })).status).toBe(404);
});

test('the answer is what saving would say, and asking saves nothing', async () => {
  const before = await app.db.$count(sessions);
  const { clash } = (await clashOf({ time: '14:30' })) as { clash: unknown };
  const body = { studentId: student, subject: 'English', date: '2027-06-01', time: '14:30' };
  const refused = await tutor.call('POST', '/api/sessions', { body });
  expect(await errorOf(refused)).toMatchObject({ code: 'session.clash', clash });
  expect(await app.db.$count(sessions)).toBe(before);
});
