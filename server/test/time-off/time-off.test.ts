import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeOff } from '#schema/availability.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let tutor: Person;
let otherTutor: Person;
let admin: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  otherTutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
});
afterAll(() => app.close());

beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  student = await signIn(app, { role: 'student' });
  await assign(app, tutor.id, student.id, admin.id);
});

/** Five days in April 2027, when London is an hour ahead of UTC. */
const APRIL = { fromOn: '2027-04-05', untilOn: '2027-04-09', kind: 'leave' };
const add = (body: object, who: Person = tutor) => who.call('POST', '/api/time-off', { body });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
interface Saved {
  readonly timeOff: { readonly id: string };
  readonly misfits: { readonly id: string; readonly misfit: string }[];
}
const saved = async (answer: Promise<Response>) => {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Saved;
};
const lessonOn = (day: string, time = '16:00') =>
  addSession(app, { tutorId: tutor.id, studentId: student.id, startsAt: new Date(`${day}T${time}:00Z`) });

describe('R476: time off', () => {
  test('typed as days is whole days by her clock', async () => {
    const answer = await add({ ...APRIL, note: 'Dentist' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      timeOff: {
        tutor: { id: tutor.id },
        startsAt: '2027-04-04T23:00:00.000Z',
        endsAt: '2027-04-09T23:00:00.000Z',
        kind: 'leave',
        note: 'Dentist',
        version: 1,
      },
      misfits: [],
    });
  });

  test('of 5 to 9 April with 6 sessions is stored, lists the 6 and moves none', async () => {
    const days = ['2027-04-05', '2027-04-06', '2027-04-07', '2027-04-08', '2027-04-09'];
    const lessons = await Promise.all([...days.map(day => lessonOn(day)), lessonOn('2027-04-05', '10:00')]);
    const outside = await lessonOn('2027-04-10');
    const shown = await tutor.call('POST', '/api/time-off/preview', { body: APRIL });
    const { misfits } = (await shown.json()) as Saved;
    expect(misfits.map(({ id }) => id).sort()).toEqual(lessons.map(({ id }) => id).sort());
    expect(misfits.every(({ misfit }) => misfit === 'time-off')).toBe(true);
    expect(await app.db.$count(timeOff, eq(timeOff.tutorId, tutor.id))).toBe(0);
    const stored = await saved(add(APRIL));
    expect(stored.misfits).toEqual(misfits);
    expect(stored.misfits.map(({ id }) => id)).not.toContain(outside.id);
    expect(await app.db.$count(timeOff, eq(timeOff.tutorId, tutor.id))).toBe(1);
  });

  test('that overlaps other time off is 409; that touches it is not', async () => {
    await saved(add(APRIL));
    const answer = await add({ ...APRIL, fromOn: '2027-04-09', untilOn: '2027-04-12' });
    expect(answer.status).toBe(409);
    expect(await errorOf(answer)).toMatchObject({ code: 'time-off.overlap' });
    expect((await add({ ...APRIL, fromOn: '2027-04-10', untilOn: '2027-04-12' })).status).toBe(201);
    expect((await add(APRIL, otherTutor)).status).toBe(201);
  });

  test('of twenty who add the same at once, one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(APRIL)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  test.each([
    ['untilOn', 'too-small', { untilOn: '2027-04-04' }],
    ['untilOn', 'too-small', { fromTime: '12:00', untilOn: '2027-04-05', untilTime: '12:00' }],
    ['untilOn', 'too-big', { untilOn: '2028-04-05' }],
    ['kind', 'not-offered', { kind: 'holiday' }],
    ['note', 'too-long', { note: 'x'.repeat(201) }],
  ])('with a wrong %s is 422 %s', async (field, problem, wrong) => {
    const answer = await add({ ...APRIL, ...wrong });
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ issues: [{ field, problem }] });
  });

  test('of 366 days is stored, also over the day with 25 hours', async () => {
    expect((await add({ ...APRIL, untilOn: '2028-04-04' })).status).toBe(201);
  });

  test('is changed and removed by who saw it last', async () => {
    const { id } = (await saved(add(APRIL))).timeOff;
    const path = `/api/time-off/${id}`;
    const inside = await lessonOn('2027-04-12');
    const body = { fromOn: '2027-04-12', untilOn: '2027-04-12', note: 'Moved' };
    const shown = await tutor.call('POST', `${path}/preview`, { body, version: 1 });
    expect(await shown.json()).toMatchObject({ misfits: [{ id: inside.id }] });
    const changed = await tutor.call('PATCH', path, { body, version: 1 });
    expect(await changed.json()).toMatchObject({
      timeOff: { startsAt: '2027-04-11T23:00:00.000Z', kind: 'leave', note: 'Moved', version: 2 },
      misfits: [{ id: inside.id }],
    });
    expect((await tutor.call('PATCH', path, { body, version: 1 })).status).toBe(412);
    expect((await tutor.call('PATCH', path, { body: { fromOn: '2027-04-12' }, version: 2 })).status).toBe(
      422,
    );
    expect((await tutor.call('DELETE', path, { version: 1 })).status).toBe(412);
    expect(await (await tutor.call('DELETE', path, { version: 2 })).json()).toEqual({ id });
    expect(await app.db.$count(timeOff, eq(timeOff.id, id))).toBe(0);
  });

  test('keeps its times where only the note changes', async () => {
    const { id } = (await saved(add({ ...APRIL, fromTime: '09:00', untilTime: '12:00' }))).timeOff;
    const path = `/api/time-off/${id}`;
    const changed = await admin.call('PATCH', path, { body: { note: 'Agreed' }, version: 1 });
    expect(await changed.json()).toMatchObject({
      timeOff: { startsAt: '2027-04-05T08:00:00.000Z', endsAt: '2027-04-09T11:00:00.000Z', note: 'Agreed' },
    });
  });

  test('and its note are read by her and admins alone', async () => {
    const { id } = (await saved(add({ ...APRIL, note: 'Hospital' }))).timeOff;
    const list = `/api/time-off?tutorId=${tutor.id}`;
    expect(await (await tutor.call('GET', '/api/time-off')).json()).toMatchObject({
      items: [{ id, note: 'Hospital' }],
    });
    expect(await (await admin.call('GET', list)).json()).toMatchObject({ items: [{ note: 'Hospital' }] });
    expect((await otherTutor.call('GET', list)).status).toBe(404);
    expect((await student.call('GET', list)).status).toBe(403);
    expect((await otherTutor.call('DELETE', `/api/time-off/${id}`, { version: 1 })).status).toBe(404);
  });
});
