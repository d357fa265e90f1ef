import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, settings } from '#schema/academy.ts';
import { profiles, tutors } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { addPerson, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', name: 'Emma', timezone: 'Europe/London' });
  student = await addPerson(app, { role: 'student', name: 'عمر', timezone: 'Asia/Riyadh' });
  await assign(app, tutor.id, student, admin.id);
});
afterAll(() => app.close());

/** Each test has a day of its own, so that none is in another's way. */
let day = 0;
const form = (changes: object = {}) => ({
  studentId: student,
  subject: 'English',
  date: new Date(Date.UTC(2027, 5, ++day)).toISOString().slice(0, 10),
  time: '16:00',
  ...changes,
});
const log = (changes: object = {}, who = tutor, headers = {}) =>
  who.call('POST', '/api/sessions', { body: form(changes), headers });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
const countSessions = () => app.db.$count(sessions);

test('a logged session keeps the instant of the typist’s clock, both zones, and the defaults', async () => {
  const answer = await log({ date: '2027-01-15', time: '16:00' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('etag')).toBe('"1"');
  const session = (await answer.json()) as Record<string, unknown>;
  expect(session).toMatchObject({
    startsAt: '2027-01-15T16:00:00.000Z',
    endsAt: '2027-01-15T17:00:00.000Z',
    duration: 60,
    status: 'scheduled',
    notes: '',
    timezone: 'Asia/Riyadh',
    student: { name: 'عمر', timezone: 'Asia/Riyadh' },
    tutor: { name: 'Emma', timezone: 'Europe/London' },
    version: 1,
  });
  const [stored] = await app.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, String(session.id)));
  expect(stored).toMatchObject({ enteredTimezone: 'Europe/London', familyTimezone: 'Asia/Riyadh', rate: 45 });
});

test('in summer the same time in London is an hour earlier', async () => {
  const session = (await (await log({ date: '2027-07-15' })).json()) as { startsAt: string };
  expect(session.startsAt).toBe('2027-07-15T15:00:00.000Z');
});

test('the zone can be named in the form', async () => {
  const session = (await (await log({ timezone: 'Asia/Dubai', date: '2027-07-16' })).json()) as {
    startsAt: string;
  };
  expect(session.startsAt).toBe('2027-07-16T12:00:00.000Z');
});

test('a time the clocks skip is refused', async () => {
  const answer = await log({ date: '2027-03-28', time: '01:30' });
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'session.time-skipped', field: 'time' });
});

test('a number typed with Arabic digits is that number', async () => {
  const answer = await log({ duration: '٩٠' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ duration: 90 });
});

test('SQL, HTML and Arabic in the notes are kept as typed', async () => {
  const notes = `'); drop table sessions; -- <script>alert(1)</script>\nقرأ جيّدًا`;
  expect(await (await log({ notes })).json()).toMatchObject({ notes });
});

test.each([
  [{ studentId: undefined }, 'studentId', 'required'],
  [{ studentId: 'not-an-id' }, 'studentId', 'format'],
  [{ subject: 'Alchemy' }, 'subject', 'not-offered'],
  [{ date: '2027-02-31' }, 'date', 'format'],
  [{ date: 20270101 }, 'date', 'type'],
  [{ time: '25:00' }, 'time', 'format'],
  [{ duration: 50 }, 'duration', 'not-offered'],
  [{ duration: 1e308 }, 'duration', 'not-offered'],
  [{ duration: 'sixty' }, 'duration', 'not-offered'],
  [{ status: 'cancelled' }, 'status', 'not-offered'],
  [{ notes: 'x'.repeat(5001) }, 'notes', 'too-long'],
  [{ notes: 'a\u0000b' }, 'notes', 'characters'],
  [{ notes: 'a\ud800b' }, 'notes', 'characters'],
  [{ timezone: 'EST' }, 'timezone', 'not-offered'],
  [{ meetingLink: 'http://example.com' }, 'meetingLink', 'format'],
  [{ role: 'admin' }, 'role', 'unknown'],
  [{ __proto__x: 1 }, '__proto__x', 'unknown'],
])('%j is refused, naming the field, and nothing is stored', async (changes, field, problem) => {
  const before = await countSessions();
  const answer = await log(changes);
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'input.invalid', field, issues: [{ field, problem }] });
  expect(await countSessions()).toBe(before);
});

test('a session longer than the academy allows is refused', async () => {
  await app.db.update(settings).set({ maxSessionDuration: 60 });
  const answer = await log({ duration: 90 });
  await app.db.update(settings).set({ maxSessionDuration: 120 });
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'session.too-long', field: 'duration' });
});

test('a student who is not assigned is answered exactly like one who does not exist', async () => {
  const stranger = await addPerson(app, { role: 'student' });
  const notAssigned = await errorOf(await log({ studentId: stranger }));
  const unknown = await errorOf(await log({ studentId: '00000000-0000-4000-8000-000000000000' }));
  expect(notAssigned).toMatchObject({ code: 'session.student', field: 'studentId' });
  expect({ ...notAssigned, requestId: '' }).toEqual({ ...unknown, requestId: '' });
});

test('an ended assignment no longer counts', async () => {
  const former = await addPerson(app, { role: 'student' });
  const id = await assign(app, tutor.id, former, admin.id);
  await admin.call('POST', `/api/assignments/${id}/end`, { version: 1 });
  expect(await errorOf(await log({ studentId: former }))).toMatchObject({ code: 'session.student' });
});

test('an inactive student or tutor cannot be scheduled', async () => {
  const gone = await addPerson(app, { role: 'student', isActive: false });
  await assign(app, tutor.id, gone, admin.id);
  expect(await errorOf(await log({ studentId: gone }))).toMatchObject({ code: 'session.inactive' });
  const retired = await addPerson(app, { role: 'tutor', isActive: false });
  const answer = await log({ tutorId: retired }, admin);
  expect(await errorOf(answer)).toMatchObject({ code: 'session.inactive', field: 'tutorId' });
});

test('a tutor cannot log in another tutor’s name', async () => {
  const other = await addPerson(app, { role: 'tutor' });
  expect(await errorOf(await log({ tutorId: other }))).toMatchObject({ code: 'session.tutor' });
});

test('an overlapping session of the tutor is refused and shown', async () => {
  const first = (await (await log({ date: '2027-09-01', time: '10:00' })).json()) as { id: string };
  const answer = await log({ date: '2027-09-01', time: '10:30' });
  expect(answer.status).toBe(409);
  expect(await errorOf(answer)).toMatchObject({
    code: 'session.clash',
    clash: { whose: 'tutor', session: { id: first.id } },
  });
  expect((await log({ date: '2027-09-01', time: '11:00' })).status).toBe(201);
});

test('a clash with the student’s lesson with another tutor tells its time and nothing else', async () => {
  const other = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  await assign(app, other.id, student, admin.id);
  await log({ date: '2027-09-02', time: '10:00', notes: 'private' }, other);
  const answer = await log({ date: '2027-09-02', time: '10:30' });
  expect(await errorOf(answer)).toMatchObject({
    clash: { whose: 'student', startsAt: '2027-09-02T09:00:00.000Z', session: null },
  });
});

test('twenty at once for the same hour make one session, and the others see which', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => log({ date: '2027-09-03', time: '12:00' })),
  );
  expect(answers.map(answer => answer.status).sort()).toEqual([201, ...Array(19).fill(409)]);
  for (const answer of answers.filter(a => a.status === 409)) {
    expect(await errorOf(answer)).toMatchObject({ code: 'session.clash', clash: { whose: 'tutor' } });
  }
});

test('the rate is frozen when the session is made', async () => {
  const { id } = (await (await log()).json()) as { id: string };
  await app.db.update(tutors).set({ hourlyRate: 60 }).where(eq(tutors.profileId, tutor.id));
  const [stored] = await app.db.select().from(sessions).where(eq(sessions.id, id));
  await app.db.update(tutors).set({ hourlyRate: 45 }).where(eq(tutors.profileId, tutor.id));
  expect(stored?.rate).toBe(45);
});

test('every logged session leaves a line in the audit log', async () => {
  const { id } = (await (await log()).json()) as { id: string };
  const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(line).toMatchObject({ actorId: tutor.id, action: 'session.logged', before: null, after: { id } });
});

test('a tutor who loses her role may no longer log', async () => {
  const former = await signIn(app, { role: 'tutor' });
  await app.db.update(profiles).set({ role: null }).where(eq(profiles.id, former.id));
  const answer = await log({}, former);
  expect(answer.status).toBe(403);
  expect(await errorOf(answer)).toMatchObject({ code: 'access.no-role' });
});
