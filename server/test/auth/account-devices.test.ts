import { randomBytes } from 'node:crypto';
import { authSessions } from '@bayan/auth/store/tables';
import { and, desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog, mailOutbox, recordReads } from '#schema/academy.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let owner: Person;
let officer: Person;
let student: Person;
beforeEach(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin' });
  officer = await signIn(app, { role: 'admin', rights: ['operations'] });
  student = await signIn(app, { role: 'student', withSecondFactor: true });
});
afterEach(() => app.close());

/** By the password alone. */
const secondDevice = async ({ id }: Person) =>
  app.db.insert(authSessions).values({ userId: id, refreshKey: randomBytes(32) });
const devicesOf = async ({ id }: Person) => {
  const answer = await officer.call('GET', `/api/profiles/${id}/devices`);
  return ((await answer.json()) as { items: { id: string; aal: string }[] }).items;
};
const signOut = async (path: string, by = officer) => {
  const answer = await by.call('DELETE', `/api/profiles/${path}`);
  const body = (await answer.json()) as { ended?: number; error?: { code: string } };
  return body.error?.code ?? body.ended;
};
const mailsTo = ({ email }: Person) =>
  app.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.toAddress, email), eq(mailOutbox.kind, 'signed-out')));

test('an admin sees the devices of any account, by country and never by address, and is seen to look (R808)', async () => {
  const [device] = await devicesOf(student);
  expect(Object.keys(device ?? {}).sort()).toEqual(
    ['aal', 'browser', 'country', 'id', 'lastUsedAt', 'signedInAt', 'system'].sort(),
  );
  const looks = await app.db.select().from(recordReads);
  expect(looks).toMatchObject([{ readerId: officer.id, studentId: student.id, what: 'devices' }]);
});

test('one device of a person is signed out, also one with a second factor, and the person is told (R808)', async () => {
  await secondDevice(student);
  const strong = (await devicesOf(student)).find(({ aal }) => aal === 'aal2');
  expect(await signOut(`${student.id}/devices/${strong?.id}`)).toBe(1);
  expect(await devicesOf(student)).toHaveLength(1);
  expect(await mailsTo(student)).toMatchObject([{ data: { change: 'one' } }]);
  const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id));
  expect(line).toMatchObject({
    action: 'account.signed-out',
    actorId: officer.id,
    targetId: student.id,
    before: { authSessionIds: [strong?.id] },
  });
  const events = await owner.call('GET', `/api/security-events?kind=signed-out&person=${student.id}`);
  expect(await events.json()).toMatchObject({ items: [{ reason: 'academy', browser: null, address: null }] });
});

test('every device of a person is signed out at once, and the person is told once (R808)', async () => {
  await secondDevice(student);
  expect(await signOut(`${student.id}/devices`)).toBe(2);
  expect((await student.call('GET', '/api/me')).status).toBe(401);
  expect(await mailsTo(student)).toMatchObject([{ data: { change: 'all' } }]);
});

test('who is signed in nowhere is told nothing (R808)', async () => {
  await signOut(`${student.id}/devices`);
  expect(await signOut(`${student.id}/devices`)).toBe(0);
  expect(await mailsTo(student)).toHaveLength(1);
});

test('a device of somebody else is not there (R283)', async () => {
  const tutor = await signIn(app, { role: 'tutor' });
  const [device] = await devicesOf(tutor);
  expect(await signOut(`${student.id}/devices/${device?.id}`)).toBe('not-found');
  expect(await devicesOf(tutor)).toHaveLength(1);
});

test('one’s own devices, and those of another admin without an owner’s right, stay (R803, R808)', async () => {
  const colleague = await signIn(app, { role: 'admin' });
  expect(await signOut(`${officer.id}/devices`)).toBe('profile.self');
  expect(await signOut(`${colleague.id}/devices`)).toBe('access.right');
  expect(await signOut(`${officer.id}/devices`, colleague)).toBe(1);
});
