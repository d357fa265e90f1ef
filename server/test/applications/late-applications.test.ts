import type { Notice } from '@bayan/domain/notices/notices.contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composeMail } from '#academy/mail/outgoing-mail.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { auditLog, mailOutbox, settings } from '#schema/academy.ts';
import { applicationEvents, applications } from '#schema/applications.ts';
import { notices } from '#schema/notices.ts';
import { notifyOfLateApplications } from '#teaching/notices/notify-of-late-applications.ts';
import { addApplication, inConsultation, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const HOUR = 3_600_000;

let app: TestApp;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin' });
  colleague = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(notices);
  await app.db.delete(mailOutbox);
  await app.db
    .update(applications)
    .set({ lateToldAt: app.clock.now() })
    .where(eq(applications.kind, 'student'));
});

const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR);
const arrived = (hours: number, values: Partial<typeof applications.$inferInsert> = {}) =>
  addApplication(app, { createdAt: hoursAgo(hours), ...values });
const look = () => notifyOfLateApplications(app.db, app.clock.now());
const bellOf = async ({ call }: Person) =>
  ((await (await call('GET', '/api/notices')).json()) as { items: Notice[] }).items;
const only = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Error('nothing was stored');
  return row;
};
const mails = () => app.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'application-late'));

test('the owner of a family that waits longer than 72 hours is told once, by bell and mail (R831)', async () => {
  const id = await arrived(72, { ownerId: owner.id, reference: 'BA-LATE-AAAA' });
  await arrived(71.9, { ownerId: owner.id });
  await look();
  await look();
  const [notice, ...more] = await bellOf(owner);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    kind: 'application-late',
    application: { id, reference: 'BA-LATE-AAAA' },
    isOutdated: false,
  });
  expect(await bellOf(colleague)).toEqual([]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.toAddress).toBe(`${owner.id}@people.example`);
  const sender = await readSettings(app.db);
  const { message } = composeMail({ ...only(mail), to: '', messageId: '<a@b>' }, sender, {
    publicUrl: 'https://bayan.example',
    now: app.clock.now(),
  });
  expect(message.text).toContain(`https://bayan.example/admin-dashboard/applications?open=${id}`);
  // The child and the parent are named in the record alone.
  expect(`${message.text} ${JSON.stringify(notice)}`).not.toMatch(/Omar|Maryam/);
  const told = await app.db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id));
  expect(told).toMatchObject([{ kind: 'late', actorId: null }]);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(lines).toMatchObject([{ action: 'application.late', actorId: null }]);
});

test('without an owner who can act, everybody with operations is told (R831)', async () => {
  const onlooker = await signIn(app, { role: 'admin', rights: ['owner'] });
  await arrived(80);
  await arrived(90, { ...inConsultation(app), ownerId: onlooker.id });
  await look();
  expect(await bellOf(owner)).toHaveLength(2);
  expect(await bellOf(colleague)).toHaveLength(2);
  expect(await bellOf(onlooker)).toEqual([]);
});

test('nobody is told of families who are matched or closed, of tutors or of questions (R831)', async () => {
  await arrived(100, { stage: 'matched', matchedAt: hoursAgo(2) });
  await arrived(100, { stage: 'closed', closedReason: 'withdrawn' });
  await addApplication(app, {
    kind: 'enquiry',
    createdAt: hoursAgo(100),
    answers: { message: 'Hello' },
    consentVersion: null,
    consentAt: null,
  });
  await look();
  expect(await mails()).toEqual([]);
});

test('who has the record open goes on; once it is settled, the notice is outdated (R831)', async () => {
  const id = await arrived(73);
  await look();
  const body = { stage: 'closed', reason: 'withdrawn' };
  const closed = await owner.call('PUT', `/api/applications/${id}/stage`, { body, version: 1 });
  expect(closed.status).toBe(200);
  expect((await bellOf(owner)).map(({ isOutdated }) => isOutdated)).toEqual([true]);
});

test('a family that waits again when its closing is taken back has its notice back (R831)', async () => {
  const id = await arrived(73, { ownerId: owner.id });
  await look();
  const move = (body: object, version: number) =>
    owner.call('PUT', `/api/applications/${id}/stage`, { body, version });
  const outdated = async () => (await bellOf(owner)).map(({ isOutdated }) => isOutdated);
  await move({ stage: 'closed', reason: 'withdrawn' }, 1);
  expect(await outdated()).toEqual([true]);
  await move({ stage: 'contacted' }, 2);
  expect(await outdated()).toEqual([false]);
  await look();
  expect([await mails(), await bellOf(owner)].map(({ length }) => length)).toEqual([1, 1]);
});

test('a family that was matched when its application was closed waits no more once it is open again (R831)', async () => {
  const id = await arrived(73, { ownerId: owner.id });
  await look();
  const move = (body: object, version: number) =>
    owner.call('PUT', `/api/applications/${id}/stage`, { body, version });
  await app.db
    .update(applications)
    .set({ stage: 'matched', matchedAt: app.clock.now() })
    .where(eq(applications.id, id));
  await move({ stage: 'closed', reason: 'withdrawn' }, 2);
  expect((await move({ stage: 'contacted' }, 3)).status).toBe(200);
  expect((await bellOf(owner)).map(({ isOutdated }) => isOutdated)).toEqual([true]);
});

test('what breaks off leaves nothing behind, and is told the next time; two at once tell it once (R831)', async () => {
  const id = await arrived(73, { ownerId: owner.id });
  await app.db.execute(
    sql`alter table mail_outbox add constraint no_mail check (kind <> 'application-late')`,
  );
  await expect(look()).rejects.toThrow();
  await app.db.execute(sql`alter table mail_outbox drop constraint no_mail`);
  expect([await mails(), await bellOf(owner)]).toEqual([[], []]);
  await Promise.all([look(), look(), look()]);
  expect([await mails(), await bellOf(owner)].map(({ length }) => length)).toEqual([1, 1]);
  const events = await app.db
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, 'late')));
  expect(events).toHaveLength(1);
});

test('with notifications off, the bell alone tells of it (R198, R831)', async () => {
  await app.db.update(settings).set({ emailNotifications: false });
  await arrived(73, { ownerId: owner.id });
  await look();
  await app.db.update(settings).set({ emailNotifications: true });
  expect([await mails(), await bellOf(owner)].map(({ length }) => length)).toEqual([0, 1]);
});
