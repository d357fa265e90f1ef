import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { applicationEvents, applications } from '#schema/applications.ts';
import { files } from '#schema/files.ts';
import { addApplication, addFile, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { deleteOldApplications } from '#views/personal-data/delete-old-applications.ts';

const DAY = 86_400_000;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * DAY);
const closed = (days: number) => ({
  stage: 'closed' as const,
  closedReason: 'no-answer' as const,
  createdAt: daysAgo(days + 30),
  updatedAt: daysAgo(days),
});
const read = async (id: string) =>
  (await app.db.select().from(applications).where(eq(applications.id, id)))[0];

test('a closed application loses who applied a year after its last change, with its files and notes (R851)', async () => {
  const old = await addApplication(app, closed(366));
  const recent = await addApplication(app, closed(360));
  const open = await addApplication(app, { createdAt: daysAgo(500), updatedAt: daysAgo(500) });
  const { id: fileId, storageKey } = await addFile(app, admin.id);
  await app.db.update(files).set({ ownerId: null, applicationId: old }).where(eq(files.id, fileId));
  await admin.call('POST', '/api/staff-notes', {
    body: { text: 'Rang twice.', about: { kind: 'application', id: old } },
  });
  await app.db.insert(applicationEvents).values({
    applicationId: old,
    kind: 'note',
    actorId: admin.id,
    data: { text: 'Moving to Jeddah.' },
    at: daysAgo(366),
  });

  await deleteOldApplications(app.files)(app.db, app.clock.now());

  expect(await read(old)).toMatchObject({
    name: '—',
    phone: null,
    stage: 'closed',
    closedReason: 'no-answer',
  });
  expect(JSON.stringify(await read(old))).not.toMatch(/Maryam|Omar|maryam|To speak/);
  for (const id of [recent, open]) expect(await read(id)).toMatchObject({ name: 'Maryam' });
  const notes = await admin.call('GET', `/api/staff-notes?applicationId=${old}`);
  expect(await notes.json()).toMatchObject({ items: [] });
  expect(await app.db.$count(applicationEvents, eq(applicationEvents.applicationId, old))).toBe(0);
  expect(await app.db.$count(files, eq(files.id, fileId))).toBe(0);
  await expect(app.files.open(storageKey)).rejects.toThrow();
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, old));
  expect(lines.map(({ action }) => action)).toEqual(['application.erased']);

  await deleteOldApplications(app.files)(app.db, app.clock.now());
  expect(await app.db.$count(auditLog, eq(auditLog.targetId, old))).toBe(1);
});
