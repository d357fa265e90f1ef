import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, settings } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let tutor: Person;
let student: string;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  student = await addPerson(app, { role: 'student' });
  admin = await addPerson(app, { role: 'admin' });
  await assign(app, tutor.id, student, admin);
});
afterAll(() => app.close());

const newSession = (values: object = {}) =>
  addSession(app, { tutorId: tutor.id, studentId: student, ...values });
const patch = (id: string, body: object, version: number) =>
  tutor.call('PATCH', `/api/sessions/${id}`, { body, version });
const setStatus = (id: string, body: object, version: number) =>
  tutor.call('POST', `/api/sessions/${id}/status`, { body, version });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
const stored = async (id: string) => (await app.db.select().from(sessions).where(eq(sessions.id, id)))[0];

test('what is not sent stays, and the version counts up', async () => {
  const { id } = await newSession({ notes: 'old', homework: 'page 3' });
  const answer = await patch(id, { notes: 'new' }, 1);
  expect(answer.headers.get('etag')).toBe('"2"');
  expect(await answer.json()).toMatchObject({ notes: 'new', homework: 'page 3', version: 2 });
});

test('a change without a version is 428, with a malformed one 422', async () => {
  const { id } = await newSession();
  const without = await tutor.call('PATCH', `/api/sessions/${id}`, { body: { notes: 'x' } });
  expect(without.status).toBe(428);
  const malformed = await tutor.call('PATCH', `/api/sessions/${id}`, {
    body: { notes: 'x' },
    headers: { 'if-match': 'W/abc' },
  });
  expect(malformed.status).toBe(422);
  expect((await stored(id))?.version).toBe(1);
});

test('the second of two who save the same version gets 412 with the record as it is now', async () => {
  const { id } = await newSession();
  await patch(id, { notes: 'mine' }, 1);
  const second = await patch(id, { notes: 'theirs' }, 1);
  expect(second.status).toBe(412);
  expect(await errorOf(second)).toMatchObject({
    code: 'conflict.stale',
    current: { id, notes: 'mine', version: 2 },
  });
});

test('of twenty who save the same version at once, one wins', async () => {
  const { id } = await newSession();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => patch(id, { notes: `n${i}` }, 1)));
  expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(19).fill(412)]);
});

test('moving a session onto another is refused; onto its own time is not', async () => {
  const taken = await newSession({ startsAt: new Date('2027-06-01T10:00:00Z') });
  const { id } = await newSession({ startsAt: new Date('2027-06-01T14:00:00Z') });
  const onto = await patch(id, { date: '2027-06-01', time: '11:30' }, 1);
  expect(onto.status).toBe(409);
  expect(await errorOf(onto)).toMatchObject({ code: 'session.clash', clash: { session: { id: taken.id } } });
  const shifted = await patch(id, { date: '2027-06-01', time: '15:15' }, 1);
  expect(await shifted.json()).toMatchObject({ startsAt: '2027-06-01T14:15:00.000Z' });
});

test('date without time, and time without date, are refused', async () => {
  const { id } = await newSession();
  for (const half of [{ date: '2027-06-02' }, { time: '10:00' }]) {
    expect(await errorOf(await patch(id, half, 1))).toMatchObject({ field: 'time', code: 'input.invalid' });
  }
});

const STATUSES = ['scheduled', 'in-progress', 'completed', 'cancelled'] as const;
const ALLOWED = new Set([
  'scheduled>in-progress',
  'scheduled>completed',
  'scheduled>cancelled',
  'in-progress>completed',
  'in-progress>cancelled',
  'cancelled>scheduled',
]);
const PAIRS = STATUSES.flatMap(from => STATUSES.map(to => [from, to] as const));

/** Each at an hour of its own that is over: nothing begins or is completed ahead of its time. */
let over = 0;
const begun = () => ({ startsAt: new Date(app.clock.now().getTime() - ++over * 2 * 3_600_000) });

test.each(PAIRS)('from %s to %s', async (from, to) => {
  const cancelled = from === 'cancelled' ? { cancelledAt: app.clock.now(), cancelledBy: tutor.id } : {};
  const { id } = await newSession({ ...begun(), status: from, ...cancelled });
  // After the cut-off a tutor cancels with a reason (R514).
  const reason = to === 'cancelled' ? { reason: 'I am ill' } : {};
  const answer = await setStatus(id, { status: to, ...reason }, 1);
  if (ALLOWED.has(`${from}>${to}`)) {
    expect(answer.status).toBe(200);
    expect((await stored(id))?.status).toBe(to);
  } else {
    expect(answer.status).toBe(409);
    expect(await errorOf(answer)).toMatchObject({ code: 'session.transition' });
    expect((await stored(id))?.status).toBe(from);
  }
});

test('a cancellation keeps who, when and why; reinstating forgets them', async () => {
  const { id } = await newSession();
  const cancelled = await setStatus(id, { status: 'cancelled', reason: 'The child is ill' }, 1);
  expect(await cancelled.json()).toMatchObject({
    cancellation: { at: app.clock.now().toISOString(), reason: 'The child is ill' },
  });
  expect(await stored(id)).toMatchObject({ cancelledBy: tutor.id });
  expect(await errorOf(await patch(id, { notes: 'x' }, 2))).toMatchObject({ code: 'session.closed' });
  expect(await (await setStatus(id, { status: 'scheduled' }, 2)).json()).toMatchObject({
    cancellation: null,
  });
});

test('a cancelled session cannot come back to a time that was given away', async () => {
  const startsAt = new Date('2027-06-05T10:00:00Z');
  const { id } = await newSession({ startsAt });
  await setStatus(id, { status: 'cancelled' }, 1);
  await newSession({ startsAt });
  expect(await errorOf(await setStatus(id, { status: 'scheduled' }, 2))).toMatchObject({
    code: 'session.clash',
  });
});

test('a cancelled session of somebody who has left cannot be scheduled again', async () => {
  const left = await addPerson(app, { role: 'student' });
  await assign(app, tutor.id, left, admin);
  const { id } = await newSession({ studentId: left });
  await setStatus(id, { status: 'cancelled' }, 1);
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, left));
  const answer = await setStatus(id, { status: 'scheduled' }, 2);
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'session.inactive', field: 'studentId' });
});

test('a session that is too long by now cannot be moved as it is', async () => {
  const { id } = await newSession({ durationMinutes: 120 });
  await app.db.update(settings).set({ maxSessionDuration: 60 });
  const moved = await patch(id, { date: '2027-08-02', time: '10:00' }, 1);
  await app.db.update(settings).set({ maxSessionDuration: 120 });
  expect(await errorOf(moved)).toMatchObject({ code: 'session.too-long' });
});

test('a change leaves before and after in the audit log', async () => {
  const { id } = await newSession({ notes: 'before' });
  await patch(id, { notes: 'after' }, 1);
  const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(line).toMatchObject({ before: { notes: 'before' }, after: { notes: 'after' } });
});

test('a session to come does not move into the past; one that is over moves to when it took place (R725)', async () => {
  const ahead = await newSession({ startsAt: new Date(app.clock.now().getTime() + 5 * 3_600_000) });
  const yesterday = new Date(app.clock.now().getTime() - 25 * 3_600_000).toISOString();
  const time = { date: yesterday.slice(0, 10), time: '03:10', timezone: 'UTC' };
  const refused = await patch(ahead.id, time, 1);
  expect(refused.status).toBe(422);
  expect(await errorOf(refused)).toMatchObject({ code: 'session.past', field: 'time' });
  expect((await stored(ahead.id))?.version).toBe(1);
  const leftOpen = await newSession(begun());
  expect((await patch(leftOpen.id, time, 1)).status).toBe(200);
});

test.each(['scheduled', 'in-progress'] as const)(
  'a %s session under way moves to the earlier minute at which it began, but not to where it would be over (R725)',
  async status => {
    const begunAt = new Date(app.clock.now().getTime() - 30 * 60_000);
    const { id } = await newSession({ startsAt: begunAt, status, durationMinutes: 60 });
    const at = (minutes: number) => {
      const [date = '', time = ''] = new Date(begunAt.getTime() - minutes * 60_000).toISOString().split('T');
      return { date, time: time.slice(0, 5), timezone: 'UTC' };
    };
    const refused = await patch(id, at(30), 1);
    expect(refused.status).toBe(422);
    expect(await errorOf(refused)).toMatchObject({ code: 'session.past', field: 'time' });
    expect((await patch(id, at(10), 1)).status).toBe(200);
    await app.db.delete(sessions).where(eq(sessions.id, id));
  },
);
