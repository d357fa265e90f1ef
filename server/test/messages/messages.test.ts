import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mailOutbox, recordReads, settings } from '#schema/academy.ts';
import { guardians, profiles } from '#schema/people.ts';
import { messages } from '#schema/teaching.ts';
import { addPerson, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

interface Message {
  readonly id: string;
  readonly text: string;
  readonly authorId: string;
}

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
let assignment: string;
const parent = { email: 'parent@family.example', language: 'ar' } as const;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Layan' });
  assignment = await assign(app, tutor.id, student.id, admin.id);
  await app.db.update(profiles).set({ nameAr: 'ليان' }).where(eq(profiles.id, student.id));
  await app.db.insert(guardians).values({ studentId: student.id, position: 1, name: 'Noura', ...parent });
});
afterAll(() => app.close());

const send = (who: Person, text: string, studentId = student.id) =>
  who.call('POST', '/api/messages', { body: { studentId, text } });
const readAs = async (who: Person, query = '') => {
  const answer = await who.call('GET', `/api/messages?studentId=${student.id}${query}`);
  return (await answer.json()) as { items: Message[]; nextCursor: string | null };
};
const mailsOf = async (text: string) =>
  (await app.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'message')))
    .filter(({ data }) => data.message === text)
    .map(({ toAddress, language, data }) => ({ toAddress, language, ...data }));

test('a message is kept and mailed to the student and the parent, each in their language (R258)', async () => {
  const text = 'Please bring the book.\n\nSee you on Sunday.';
  const answer = await send(tutor, text);
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as Message;
  const same = { name: 'Eleanor', message: text, replyTo: tutor.email };
  expect(await mailsOf(text)).toEqual([
    { toAddress: student.email, language: 'en', reader: 'student', student: 'Layan', ...same },
    { toAddress: parent.email, language: 'ar', reader: 'parent', student: 'ليان', ...same },
  ]);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([['message.sent', tutor.id]]);
});

test('it goes out where the academy silences its notifications', async () => {
  await app.db.update(settings).set({ emailNotifications: false });
  await send(tutor, 'Still sent');
  expect(await mailsOf('Still sent')).toHaveLength(2);
  await app.db.update(settings).set({ emailNotifications: true });
});

test('the same address gets one mail', async () => {
  const [sibling] = [await addPerson(app, { role: 'student' })];
  await assign(app, tutor.id, sibling, admin.id);
  const email = `${sibling}@people.example`;
  await app.db.insert(guardians).values({ studentId: sibling, position: 1, name: 'Noura', email });
  await send(tutor, 'Only once', sibling);
  expect(await mailsOf('Only once')).toMatchObject([{ toAddress: email, reader: 'student' }]);
});

test('a child without an address is reached through the parent, and one whom nobody can reach is not', async () => {
  const child = await addPerson(app, { role: 'student' });
  await assign(app, tutor.id, child, admin.id);
  await app.db.update(profiles).set({ email: null }).where(eq(profiles.id, child));
  const refused = await send(tutor, 'To nobody', child);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'message.undeliverable' } });
  expect(await app.db.$count(messages, eq(messages.studentId, child))).toBe(0);
  await app.db.insert(guardians).values({ studentId: child, position: 1, name: 'Noura', ...parent });
  expect((await send(tutor, 'To the parent', child)).status).toBe(201);
  expect(await mailsOf('To the parent')).toMatchObject([{ toAddress: parent.email, reader: 'parent' }]);
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, child));
  expect((await send(tutor, 'No longer here', child)).status).toBe(409);
});

test('a student who is not hers is not there', async () => {
  const stranger = await addPerson(app, { role: 'student' });
  for (const id of [stranger, tutor.id, '00000000-0000-4000-8000-000000000000'])
    expect((await send(tutor, 'No', id)).status).toBe(404);
});

test('a message says something, in at most 5000 characters', async () => {
  for (const text of ['', ' \n ', '\u0000', 'a'.repeat(5001)])
    expect((await send(tutor, text)).status).toBe(422);
  expect((await send(tutor, 'م'.repeat(5000))).status).toBe(201);
});

test('sent twice under one key it is one message and one mail each', async () => {
  const body = { studentId: student.id, text: 'Pressed twice' };
  const headers = { 'idempotency-key': 'pressed-twice' };
  const [first, second] = [
    await tutor.call('POST', '/api/messages', { body, headers }),
    await tutor.call('POST', '/api/messages', { body, headers }),
  ];
  expect(await second.json()).toEqual(await first.json());
  expect(await mailsOf('Pressed twice')).toHaveLength(2);
});

test('both sides and administrators read them, newest first, and who looks is recorded', async () => {
  const other = await signIn(app, { role: 'tutor' });
  await assign(app, other.id, student.id, admin.id);
  app.clock.advance(1000);
  await send(other, 'From another side');
  app.clock.advance(1000);
  await send(tutor, 'The newest');
  const looks = (reader: Person) => app.db.$count(recordReads, eq(recordReads.readerId, reader.id));
  const before = await Promise.all([tutor, admin, student].map(looks));
  expect((await readAs(tutor)).items[0]).toMatchObject({ text: 'The newest', authorId: tutor.id });
  expect((await readAs(other)).items.map(({ text }) => text)).toEqual(['From another side']);
  for (const reader of [student, admin])
    expect((await readAs(reader, '&limit=2')).items.map(({ text }) => text)).toEqual([
      'The newest',
      'From another side',
    ]);
  const [first, second] = before;
  expect(await Promise.all([tutor, admin, student].map(looks))).toEqual([
    (first ?? 0) + 1,
    (second ?? 0) + 1,
    0,
  ]);
});

test('one person sends at most 60 an hour (R260)', async () => {
  const eager = await signIn(app, { role: 'tutor' });
  for (let n = 0; n < 60; n += 1) expect((await send(eager, 'Hello?')).status).toBe(404);
  const refused = await send(eager, 'Hello?');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('nobody changes or deletes one', async () => {
  for (const change of [sql`update messages set text = 'Other'`, sql`delete from messages`])
    await expect(app.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
});

test('when the assignment ends she reads on, and writes no more', async () => {
  await admin.call('POST', `/api/assignments/${assignment}/end`, { body: {}, version: 1 });
  app.clock.advance(1000);
  expect((await readAs(tutor)).items.length).toBeGreaterThan(0);
  expect((await send(tutor, 'Too late')).status).toBe(404);
});
