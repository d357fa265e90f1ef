import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, addSession, assign, signIn } from '#test/builders.ts';
import { openStudentSetup, type StudentSetup } from './student-setup.ts';

interface Session {
  readonly id: string;
  readonly version: number;
}

let setup: StudentSetup;
beforeAll(async () => {
  setup = await openStudentSetup();
});
afterAll(() => setup.app.close());

const log = async (values: object): Promise<Session> => {
  const body = { studentId: setup.student.id, subject: 'English', time: '10:00', ...values };
  return (await (await setup.tutor.call('POST', '/api/sessions', { body })).json()) as Session;
};
const become = async ({ id, version }: Session, status: string): Promise<Session> => {
  const answer = await setup.tutor.call('POST', `/api/sessions/${id}/status`, { body: { status }, version });
  return (await answer.json()) as Session;
};
/** Completed and upcoming, on the card and in the record. */
const counts = async () => {
  const card = await setup.cardOf(setup.tutor);
  const record = (await (await setup.read(setup.tutor)).json()) as typeof card;
  expect(record).toMatchObject(card ?? {});
  return [card?.completedSessions, card?.upcomingSessions];
};

test('a card counts what is logged, completed, cancelled, reinstated and moved', async () => {
  expect(await counts()).toEqual([0, 0]);
  await log({ date: '2026-11-10', status: 'completed' });
  expect(await counts()).toEqual([1, 0]);
  const first = await log({ date: '2026-11-15', time: '09:04' });
  const second = await log({ date: '2026-12-02' });
  expect(await counts()).toEqual([1, 2]);
  await become(first, 'completed');
  expect(await counts()).toEqual([2, 1]);
  const cancelled = await become(second, 'cancelled');
  expect(await counts()).toEqual([2, 0]);
  const again = await become(cancelled, 'scheduled');
  expect(await counts()).toEqual([2, 1]);
  const people = { tutorId: setup.tutor.id, studentId: setup.student.id };
  const leftOpen = await addSession(setup.app, { ...people, startsAt: new Date('2026-11-01T10:00:00Z') });
  expect(await counts()).toEqual([2, 1]);
  const later = { body: { date: '2026-12-03', time: '10:00' }, version: 1 };
  const moved = await setup.tutor.call('PATCH', `/api/sessions/${leftOpen.id}`, later);
  expect(await counts()).toEqual([2, 2]);
  await become((await moved.json()) as Session, 'cancelled');
  await become(again, 'cancelled');
  expect(await counts()).toEqual([2, 0]);
});

test('a session that has begun is not upcoming any more (R94)', async () => {
  await log({ date: '2026-11-15', time: '09:05' });
  setup.app.clock.set(new Date('2026-11-15T09:04:59Z'));
  expect((await counts())[1]).toBe(1);
  setup.app.clock.set(new Date('2026-11-15T09:05:00Z'));
  expect((await counts())[1]).toBe(0);
});

test('what another tutor does with the student is not counted; an administrator counts all', async () => {
  const { app, admin, student } = setup;
  const before = await counts();
  const other = await signIn(app, { role: 'tutor' });
  await assign(app, other.id, student.id, admin.id);
  await addSession(app, {
    tutorId: other.id,
    studentId: student.id,
    status: 'completed',
    startsAt: new Date('2026-11-02T09:00:00Z'),
  });
  await addSession(app, {
    tutorId: other.id,
    studentId: student.id,
    startsAt: new Date('2027-11-02T09:00:00Z'),
  });
  await addSession(app, { tutorId: setup.tutor.id, studentId: await addPerson(app, { role: 'student' }) });
  expect(await counts()).toEqual(before);
  expect(await setup.cardOf(other)).toMatchObject({ completedSessions: 1, upcomingSessions: 1 });
  const [completed = 0, upcoming = 0] = before;
  expect(await (await setup.read(admin)).json()).toMatchObject({
    completedSessions: completed + 1,
    upcomingSessions: upcoming + 1,
  });
});
