import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mailOutbox, recordReads, settings } from '#schema/academy.ts';
import { guardians, profiles } from '#schema/people.ts';
import { messages } from '#schema/teaching.ts';
import { addPerson, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

interface Message {
  readonly id: string;
  readonly text: string;
  readonly authorId: string | null;
  readonly tutor: { readonly id: string } | null;
}

let app: TestApp;
let admin: Person;
let tutor: Person;
let other: Person;
let student: Person;
let assignment: string;
const parent = { email: 'parent@family.example', language: 'ar' } as const;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', name: 'Eleanor' });
  other = await signIn(app, { role: 'tutor', name: 'Daniel' });
  student = await signIn(app, { role: 'student', name: 'Layan' });
  assignment = await assign(app, tutor.id, student.id, admin.id);
  await assign(app, other.id, student.id, admin.id);
  await app.db.update(profiles).set({ nameAr: 'ليان' }).where(eq(profiles.id, student.id));
  await app.db.update(profiles).set({ language: 'ar' }).where(eq(profiles.id, tutor.id));
  await app.db.insert(guardians).values({ studentId: student.id, position: 1, name: 'Noura', ...parent });
});
afterAll(() => app.close());

const send = (who: Person, body: object) => who.call('POST', '/api/messages', { body });
async function sent(who: Person, body: object): Promise<Message> {
  app.clock.advance(1000);
  const answer = await send(who, body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Message;
}
async function read(who: Person, query = ''): Promise<string[]> {
  const answer = await who.call('GET', `/api/messages?studentId=${student.id}${query}`);
  return ((await answer.json()) as { items: Message[] }).items.map(({ text }) => text);
}
async function waiting(
  query = '',
): Promise<{ items: { id: string; since: string }[]; nextCursor: string | null }> {
  const answer = await admin.call('GET', `/api/messages/waiting${query}`);
  return (await answer.json()) as Awaited<ReturnType<typeof waiting>>;
}
const mails = async (kind: string) =>
  (await app.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind))).map(
    ({ toAddress, language, data }) => ({ toAddress, language, ...data }),
  );

test('what a student writes to a tutor is kept and mailed to her, without an address of the child (R262)', async () => {
  const message = await sent(student, { to: tutor.id, text: 'Which chapter?' });
  expect(message).toMatchObject({ authorId: student.id, tutor: { id: tutor.id } });
  expect(await mails('student-message')).toEqual([
    {
      toAddress: tutor.email,
      language: 'ar',
      name: 'ليان',
      message: 'Which chapter?',
      page: `/tutor-dashboard/students/${student.id}?tab=messages`,
    },
  ]);
  expect(JSON.stringify(await app.db.select().from(mailOutbox))).not.toContain(student.email);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, message.id));
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([['message.sent', student.id]]);
});

test('of a message to the academy every active administrator is told, and not what it says (R263)', async () => {
  const former = await addPerson(app, { role: 'admin', isActive: false });
  const message = await sent(student, { to: 'academy', text: 'May we pay in June?' });
  expect(message).toMatchObject({ authorId: student.id, tutor: null });
  const told = await mails('message-arrived');
  expect(told).toEqual([{ toAddress: admin.email, language: 'en', name: 'Layan' }]);
  expect(told.map(({ toAddress }) => toAddress)).not.toContain(`${former}@people.example`);
  await app.db.update(settings).set({ emailNotifications: false });
  await sent(student, { to: 'academy', text: 'Or in July?' });
  expect(await mails('message-arrived')).toHaveLength(1);
  await app.db.update(settings).set({ emailNotifications: true });
});

test('the academy answers in its own name, to the student and the parent (R263)', async () => {
  const answer = await sent(admin, { studentId: student.id, text: 'Of course.' });
  expect(answer).toMatchObject({ authorId: null, tutor: null });
  const same = { message: 'Of course.', page: '/student-dashboard/contact' };
  expect(await mails('academy-message')).toEqual([
    { toAddress: student.email, language: 'en', reader: 'student', student: 'Layan', ...same },
    { toAddress: parent.email, language: 'ar', reader: 'parent', student: 'ليان', ...same },
  ]);
  const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, answer.id));
  expect(line?.actorId).toBe(admin.id);
});

test('each conversation is read for itself, newest first, and who looks is recorded', async () => {
  await sent(tutor, { studentId: student.id, text: 'Chapter two.' });
  await sent(student, { to: other.id, text: 'When is the test?' });
  expect(await read(student, `&with=${tutor.id}`)).toEqual(['Chapter two.', 'Which chapter?']);
  expect(await read(student, '&with=academy')).toEqual(['Of course.', 'Or in July?', 'May we pay in June?']);
  expect(await read(student)).toHaveLength(6);
  expect(await read(tutor)).toEqual(['Chapter two.', 'Which chapter?']);
  // What is between others is not hers to ask for.
  for (const query of ['&with=academy', `&with=${other.id}`]) expect(await read(tutor, query)).toEqual([]);
  const looks = () => app.db.$count(recordReads, eq(recordReads.readerId, admin.id));
  const before = await looks();
  expect(await read(admin, '&with=academy&limit=1')).toEqual(['Of course.']);
  expect(await looks()).toBe(before + 1);
});

test('what waits for an answer is listed, the longest first, without a word of it (R264)', async () => {
  expect((await waiting()).items).toEqual([]);
  const [second, third] = [await signIn(app, { role: 'student' }), await signIn(app, { role: 'student' })];
  for (const who of [student, second, third]) await sent(who, { to: 'academy', text: 'Hello?' });
  const first = (await waiting()).items[0];
  await sent(student, { to: 'academy', text: 'Are you there?' });
  const { items } = await waiting();
  expect(items.map(({ id }) => id)).toEqual([student.id, second.id, third.id]);
  // Whoever writes again keeps their place.
  expect(items[0]).toEqual(first);
  expect(JSON.stringify(items)).not.toContain('Hello');
  const page = await waiting('?limit=2');
  expect((await waiting(`?limit=2&cursor=${page.nextCursor}`)).items.map(({ id }) => id)).toEqual([third.id]);
  await sent(admin, { studentId: student.id, text: 'Here we are.' });
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, third.id));
  expect((await waiting()).items.map(({ id }) => id)).toEqual([second.id]);
  const refused = await send(admin, { studentId: third.id, text: 'Too late' });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: { code: 'message.undeliverable' } },
  ]);
});

test('a tutor who is not theirs, or not here any more, is not there (R261)', async () => {
  const stranger = await addPerson(app, { role: 'tutor' });
  for (const to of [stranger, student.id, admin.id, '00000000-0000-4000-8000-000000000000'])
    expect((await send(student, { to, text: 'Hello' })).status).toBe(404);
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, other.id));
  expect((await send(student, { to: other.id, text: 'Hello' })).status).toBe(404);
  await app.db.update(profiles).set({ isActive: true }).where(eq(profiles.id, other.id));
  const unknown = await send(admin, { studentId: tutor.id, text: 'Hello' });
  expect(unknown.status).toBe(404);
});

test.each([
  ['a student who names a student', () => [student, { studentId: student.id, to: 'academy' }, 'studentId']],
  ['a student who names nobody', () => [student, {}, 'to']],
  ['a student who names something else', () => [student, { to: 'everybody' }, 'to']],
  ['a tutor who names nobody', () => [tutor, {}, 'studentId']],
  ['a tutor who writes as a student does', () => [tutor, { to: 'academy' }, 'to']],
  ['an administrator who names nobody', () => [admin, {}, 'studentId']],
] as [string, () => [Person, object, string]][])('%s is told which field is wrong', async (_who, given) => {
  const [who, to, field] = given();
  const before = await app.db.$count(messages);
  const answer = await send(who, { ...to, text: 'Hello' });
  expect([answer.status, await answer.json()]).toMatchObject([422, { error: { field } }]);
  expect(await app.db.$count(messages)).toBe(before);
});

test('pressed twice it is one message and one mail', async () => {
  const headers = { 'idempotency-key': 'pressed-twice' };
  const body = { to: tutor.id, text: 'Pressed twice' };
  const [first, second] = [
    await student.call('POST', '/api/messages', { body, headers }),
    await student.call('POST', '/api/messages', { body, headers }),
  ];
  expect(await second.json()).toEqual(await first.json());
  const same = (await mails('student-message')).filter(
    mail => 'message' in mail && mail.message === body.text,
  );
  expect(same).toHaveLength(1);
});

test('when the assignment ends the student reads on, and writes to her no more', async () => {
  await admin.call('POST', `/api/assignments/${assignment}/end`, { body: {}, version: 1 });
  app.clock.advance(1000);
  expect((await read(student, `&with=${tutor.id}`)).length).toBeGreaterThan(1);
  expect((await send(student, { to: tutor.id, text: 'Too late' })).status).toBe(404);
});

test('a student sends at most 60 an hour (R260)', async () => {
  const eager = await signIn(app, { role: 'student' });
  for (let n = 0; n < 60; n += 1)
    expect((await send(eager, { to: tutor.id, text: 'Hello?' })).status).toBe(404);
  expect((await send(eager, { to: 'academy', text: 'Hello?' })).status).toBe(429);
});
