import type { VettingCheck } from '@bayan/domain/vetting/vetting.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, recordReads } from '#schema/academy.ts';
import { files } from '#schema/files.ts';
import { addCheck, addFile, addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', name: 'Huda Saleh' });
});
beforeEach(async () => {
  tutor = await addPerson(app, { role: 'tutor' });
});
afterAll(() => app.close());

const change = (kind: string, body: object, version = 0) =>
  admin.call('PUT', `/api/vetting/${tutor}/checks/${kind}`, { body, version });
const read = async () => {
  const vetting = (await (await admin.call('GET', `/api/vetting/${tutor}`)).json()) as {
    checks: VettingCheck[];
    missing: string[];
    lastDay: string | null;
  };
  return { ...vetting, of: (kind: string) => vetting.checks.find(check => check.kind === kind) };
};
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; field?: string; current?: VettingCheck } }).error;
const dayIn = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('a tutor of whom nothing was checked has every check open, and lacks the mandatory ones (R980)', async () => {
  const vetting = await read();
  expect(vetting.checks).toHaveLength(13);
  expect(vetting.of('dbs')).toMatchObject({ state: 'open', documents: [], checkedBy: null, version: 0 });
  expect(vetting.missing).toEqual([
    'identity',
    'right-to-work',
    'dbs',
    'reference-1',
    'reference-2',
    'safeguarding',
  ]);
  expect(vetting.lastDay).toBeNull();
  const student = await addPerson(app, { role: 'student' });
  expect((await admin.call('GET', `/api/vetting/${student}`)).status).toBe(404);
});

test('a check is confirmed with its documents, by whom and when, and leaves a line in the history (R980, R981)', async () => {
  const { id: fileId } = await addFile(app, admin.id);
  const expiresOn = dayIn(400);
  const body = { state: 'confirmed', variant: 'dbs', expiresOn, note: 'Seen by video.', documents: [fileId] };
  const answer = await change('dbs', body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(await answer.json()).toMatchObject({
    ...{ kind: 'dbs', state: 'confirmed', variant: 'dbs', expiresOn, note: 'Seen by video.', version: 1 },
    documents: [{ id: fileId, name: 'Lesson.pdf' }],
    checkedBy: { id: admin.id, name: 'Huda Saleh' },
    checkedAt: app.clock.now().toISOString(),
  });
  app.clock.advance(60_000);
  const reopened = await change('dbs', { state: 'open', variant: 'dbs', documents: [fileId] }, 1);
  expect(await reopened.json()).toMatchObject({
    state: 'open',
    checkedBy: null,
    checkedAt: null,
    version: 2,
  });
  const history = await (await admin.call('GET', `/api/vetting/${tutor}/history`)).json();
  expect(history).toMatchObject({
    items: [
      { kind: 'dbs', state: 'open', by: { id: admin.id } },
      { kind: 'dbs', state: 'confirmed', note: 'Seen by video.', documents: ['Lesson.pdf'] },
    ],
    nextCursor: null,
  });
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.noun, 'vetting'));
  expect(lines).toMatchObject([
    { action: 'vetting.changed', after: { tutorId: tutor, kind: 'dbs', state: 'confirmed', version: 1 } },
    { action: 'vetting.changed', after: { state: 'open', version: 2 } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Seen by video');
});

test('whoever saw an older version is shown the newer one (R980)', async () => {
  await change('identity', { state: 'confirmed' });
  const answer = await change('identity', { state: 'refused' });
  expect(answer.status).toBe(412);
  expect((await errorOf(answer)).current).toMatchObject({ kind: 'identity', state: 'confirmed', version: 1 });
});

test.each([
  ['dbs', { state: 'confirmed' }, 'variant'],
  ['dbs', { state: 'confirmed', variant: 'celta' }, 'variant'],
  ['identity', { state: 'open', variant: 'dbs' }, 'variant'],
  ['identity', { state: 'open', expiresOn: '2027-05-01' }, 'expiresOn'],
  ['identity', { state: 'perhaps' }, 'state'],
] as const)('refuses what cannot be said of %s in the field (R980)', async (kind, body, field) => {
  const answer = await change(kind, body);
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'input.invalid', field });
});

test('a document is one’s own file or the tutor’s already, and moves from check to check (R981)', async () => {
  const { id: foreign } = await addFile(app, await addPerson(app, { role: 'tutor' }));
  const refused = await change('degree', { state: 'open', documents: [foreign] });
  expect(refused.status).toBe(422);
  expect(await errorOf(refused)).toMatchObject({ code: 'vetting.document', field: 'documents' });
  const { id } = await addFile(app, admin.id);
  await change('teaching', { state: 'open', documents: [id] });
  await change('degree', { state: 'confirmed', documents: [id] });
  const vetting = await read();
  expect(vetting.of('teaching')?.documents).toEqual([]);
  expect(vetting.of('degree')?.documents).toMatchObject([{ id }]);
  const someoneElse = await addPerson(app, { role: 'tutor' });
  const taken = await admin.call('PUT', `/api/vetting/${someoneElse}/checks/degree`, {
    body: { state: 'open', documents: [id] },
    version: 0,
  });
  expect(taken.status).toBe(422);
});

test('an admin opens a document by a link, and each look is recorded (R981)', async () => {
  const { id: fileId } = await addFile(app, admin.id);
  await change('identity', { state: 'open', documents: [fileId] });
  const link = (id: string) =>
    admin.call('POST', `/api/vetting/${id}/link`, { body: { fileId, use: 'view' } });
  const answer = await link(tutor);
  expect(answer.status).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  expect(await (await app.fetch(url)).text()).toBe('%PDF-1.7 A lesson');
  const looks = await app.db.select().from(recordReads).where(eq(recordReads.tutorId, tutor));
  expect(looks).toMatchObject([{ readerId: admin.id, what: 'vetting identity' }]);
  expect((await link(await addPerson(app, { role: 'tutor' }))).status).toBe(404);
  expect(await app.db.select().from(files).where(eq(files.id, fileId))).toHaveLength(1);
});

test('documents that end within 30 days are listed, the first to end first, with the lessons after them (R982)', async () => {
  const elsewhere = await addPerson(app, { role: 'tutor', isActive: false });
  const student = await addPerson(app, { role: 'student' });
  for (const days of [19, 21, 22, 23])
    await addSession(app, {
      ...{ tutorId: tutor, studentId: student },
      startsAt: new Date(`${dayIn(days)}T10:00:00Z`),
    });
  await addCheck(app, { tutorId: tutor, kind: 'safeguarding', expiresOn: dayIn(31) });
  const ending = await addCheck(app, { tutorId: tutor, kind: 'identity', expiresOn: dayIn(20) });
  const over = await addCheck(app, { tutorId: tutor, kind: 'degree', expiresOn: dayIn(-1) });
  await addCheck(app, { tutorId: elsewhere, kind: 'identity', expiresOn: dayIn(2) });
  const page = async (query = '') =>
    (await (await admin.call('GET', `/api/vetting/expiring${query}`)).json()) as {
      items: object[];
      nextCursor: string | null;
    };
  const all = await page();
  expect(all.items).toMatchObject([
    { id: over.id, tutor: { id: tutor }, isExpired: true, isMandatory: false },
    {
      id: ending.id,
      kind: 'identity',
      expiresOn: dayIn(20),
      isExpired: false,
      isMandatory: true,
      lessonsAfter: 3,
    },
  ]);
  const first = await page('?limit=1');
  expect(first.items).toEqual(all.items.slice(0, 1));
  expect((await page(`?limit=1&cursor=${first.nextCursor}`)).items).toEqual(all.items.slice(1));
});

test('no lesson is planned after the last day of a mandatory check (R983)', async () => {
  const teacher = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  const student = await addPerson(app, { role: 'student' });
  await assign(app, teacher.id, student, admin.id);
  const log = (who: Person, date: string, more: object = {}) =>
    who.call('POST', '/api/sessions', {
      body: {
        ...{ tutorId: teacher.id, studentId: student, subject: 'English', date, time: '10:00', duration: 60 },
        ...more,
      },
    });
  // Nothing was checked yet: that stops nobody.
  expect((await log(teacher, dayIn(3))).status).toBe(201);
  const planned = await addSession(app, {
    ...{ tutorId: teacher.id, studentId: student },
    startsAt: new Date(`${dayIn(9)}T10:00:00Z`),
  });
  tutor = teacher.id;
  await change('degree', { state: 'confirmed', expiresOn: dayIn(1) });
  await change('dbs', { state: 'confirmed', variant: 'icpc', expiresOn: dayIn(5) });
  expect((await read()).lastDay).toBe(dayIn(5));
  expect((await log(teacher, dayIn(5))).status).toBe(201);
  for (const who of [teacher, admin]) {
    const answer = await log(who, dayIn(6));
    expect(answer.status).toBe(422);
    expect((await errorOf(answer)).code).toBe('vetting.expired');
  }
  const move = (date: string) =>
    admin.call('PATCH', `/api/sessions/${planned.id}`, { body: { date, time: '10:00' }, version: 1 });
  expect((await errorOf(await move(dayIn(10)))).code).toBe('vetting.expired');
  const clash = `/api/sessions/clash?studentId=${student}&date=${dayIn(6)}&time=10:00`;
  expect((await errorOf(await teacher.call('GET', clash))).code).toBe('vetting.expired');
  // What was planned before stays, and what takes place all the same the academy can write down.
  await change('dbs', { state: 'confirmed', variant: 'icpc', expiresOn: dayIn(-3) }, 1);
  expect((await read()).missing).toContain('dbs');
  const taught = { status: 'completed' };
  expect((await errorOf(await log(teacher, dayIn(-1), taught))).code).toBe('vetting.expired');
  expect((await log(admin, dayIn(-1), taught)).status).toBe(201);
  await change('dbs', { state: 'confirmed', variant: 'icpc', expiresOn: dayIn(700) }, 2);
  expect((await move(dayIn(10))).status).toBe(200);
});
