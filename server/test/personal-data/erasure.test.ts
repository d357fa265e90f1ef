import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '@bayan/platform/log/log';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { erasures } from '#schema/personal-data.ts';
import { sessions } from '#schema/teaching.ts';
import { addResource, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { makeWaitingExports } from '#views/personal-data/make-exports.ts';
import { repeatErasures, runDueErasures } from '#views/personal-data/run-erasures.ts';
import { tellingOf } from './asked-everywhere.ts';
import { fillStudent } from './filled-person.ts';
import { fillTutor } from './filled-tutor.ts';
import { placesOf as places } from './places-of.ts';

const DAY = 86_400_000;
const WORD = 'zaffrequokka';
const PHONE = '+966500998877';
const log = createLog('silent');

let app: TestApp;
let owner: Person;
let tutor: Person;
beforeEach(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin', name: 'Noura' });
  tutor = await signIn(app, { role: 'tutor', name: 'Sarah' });
});
afterEach(() => app.close());

const parts = () => ({ files: app.files, dataDir: app.config.dataDir, now: app.clock.now(), log });

async function ask(personId: string, by = owner) {
  const answer = await by.call('POST', '/api/erasures', { body: { personId } });
  const body = (await answer.json()) as {
    id: string;
    runsAt: string;
    version: number;
    error?: { code: string };
  };
  return { ...body, status: answer.status, code: body.error?.code };
}

const placesOf = (text: string) => places(app.db.$client, app.config.dataDir, text);

test('an erased student is nowhere: not in the database, files, mails or audit, and the books stay (R845, R847)', async () => {
  const student = await fillStudent(app, WORD, PHONE, { owner, tutor });
  await owner.call('POST', '/api/exports', { body: { personId: student.id, language: 'en' } });
  await makeWaitingExports(app.db, { ...parts(), disk: app.config });
  const before = await placesOf(WORD);
  for (const place of [
    ...[
      'profiles',
      'students',
      'guardians',
      'auth_users',
      'auth_identities',
      'auth_sessions',
      'auth_factors',
    ],
    ...[
      'auth_passkeys',
      'auth_one_time_tokens',
      'applications',
      'application_events',
      'sessions',
      'session_series',
      'pupils',
    ],
    ...['session_undos', 'session_requests', 'feedback', 'homework', 'files', 'progress_notes', 'messages'],
    ...[
      'staff_notes',
      'notices',
      'mail_outbox',
      'audit_log',
      'idempotency_keys',
      'security_events',
      'uploads',
    ],
    ...['a-to-parent.eml', 'b-to-tutor.eml'],
  ])
    expect(before).toContain(place);
  const totals = () => app.db.$client.query('select * from session_totals, student_totals order by 1, 2, 3');
  const { rows: totalsBefore } = await totals();

  const { status, id, runsAt } = await ask(student.id);
  expect({ status, runsAt }).toEqual({
    status: 201,
    runsAt: new Date(app.clock.now().getTime() + 14 * DAY).toISOString(),
  });
  app.clock.advance(14 * DAY - 1000);
  await runDueErasures(app.db, parts());
  expect(await placesOf(WORD)).toEqual(before);
  app.clock.advance(1000);
  await runDueErasures(app.db, parts());

  expect(await placesOf(WORD)).toEqual([]);
  expect(await placesOf(PHONE)).toEqual([]);
  const { rows: archives } = await app.db.$client.query('select from files');
  expect({
    archives: archives.length,
    stored: readdirSync(join(app.config.dataDir, 'files/uploads')),
  }).toEqual({
    archives: 0,
    stored: [],
  });
  expect(readdirSync(join(app.config.dataDir, 'mail'))).toEqual(['c-of-others.eml']);
  expect((await totals()).rows).toEqual(totalsBefore);
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.id, student.id));
  expect(profile).toMatchObject({
    name: 'Unknown Student',
    email: null,
    isActive: false,
    erasedAt: expect.any(Date),
  });
  const [lesson] = await app.db.select().from(sessions).where(eq(sessions.id, student.lessonId));
  expect(lesson).toMatchObject({
    tutorId: tutor.id,
    durationMinutes: 60,
    status: 'completed',
    rate: 45,
    notes: '',
  });
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, student.lessonId));
  expect(lines).toMatchObject([{ actorId: owner.id, before: { erased: id }, after: { erased: id } }]);
  const { rows: texts } = await app.db.$client.query('select distinct text from messages');
  expect(texts).toEqual([{ text: `erased ${id}` }]);
  const found = await (await signedInAgain()).call('GET', '/api/profiles?q=unknown');
  expect(await found.json()).toMatchObject({ items: [] });
});

test('nobody else loses a word, and the log and the messages stay append-only (R847)', async () => {
  const student = await fillStudent(app, WORD, PHONE, { owner, tutor });
  const other = await signIn(app, { role: 'tutor', name: 'Amal' });
  await fillStudent(app, 'umberdugong', '+966500112233', { owner, tutor: other });
  const others = await placesOf('umberdugong');
  await ask(student.id);
  app.clock.advance(14 * DAY);
  await runDueErasures(app.db, parts());
  expect(await placesOf('umberdugong')).toEqual(others);
  for (const statement of [
    `update messages set text = 'other'`,
    `update messages set text = 'other' where false`,
    `update audit_log set after = '{}'`,
    'delete from messages',
    'delete from audit_log',
  ])
    await expect(app.db.$client.query(statement)).rejects.toMatchObject({ code: '23001' });
  // Inside an erasure that runs, words become its tombstone and nothing else.
  const [erasure] = await app.db
    .insert(erasures)
    .values({ personId: tutor.id, runsAt: app.clock.now(), createdAt: app.clock.now(), status: 'running' })
    .returning();
  const running = `select set_config('bayan.erasure', '${erasure?.id}', true)`;
  for (const statement of [
    `update messages set text = 'other'`,
    `update messages set author_id = student_id, text = 'erased ${erasure?.id}'`,
    `update audit_log set action = 'other.action'`,
    `update audit_log set after = '{"erased": "somebody"}'`,
  ])
    await expect(app.db.$client.query(`begin; ${running}; ${statement}; rollback`)).rejects.toMatchObject({
      code: '23001',
    });
});

test('who was erased is erased again after a restore, before anybody is answered (R848)', async () => {
  const student = await fillStudent(app, WORD, PHONE, { owner, tutor });
  const { id } = await ask(student.id);
  app.clock.advance(14 * DAY);
  await runDueErasures(app.db, parts());
  // As a backup from before has it: a name, words, a lesson ahead and no erasure.
  await app.db.delete(erasures).where(eq(erasures.id, id));
  await app.db.update(profiles).set({ name: WORD, erasedAt: null }).where(eq(profiles.id, student.id));
  await addSession(app, { tutorId: tutor.id, studentId: student.id, notes: WORD });
  expect(await placesOf(WORD)).not.toEqual([]);
  await repeatErasures(app.db, parts());
  expect(await placesOf(WORD)).toEqual([]);
  expect(await app.db.select().from(erasures)).toMatchObject([{ id, status: 'done' }]);
  // What only the database knows is noted beside it.
  const ledger = join(app.config.dataDir, 'erasures.jsonl');
  expect(readFileSync(ledger, 'utf8')).toContain(id);
});

test('a person with lessons to come is not erased, neither when asked nor when it is due (R844, R846)', async () => {
  const student = await signIn(app, { role: 'student' });
  const lesson = await addSession(app, { tutorId: tutor.id, studentId: student.id });
  expect(await ask(student.id)).toMatchObject({ status: 409, code: 'erasure.lessons-ahead' });
  expect(await ask(tutor.id)).toMatchObject({ status: 409, code: 'erasure.lessons-ahead' });
  await app.db.delete(sessions).where(eq(sessions.id, lesson.id));
  expect(await ask(student.id)).toMatchObject({ status: 201 });
  app.clock.advance(14 * DAY);
  const later = await addSession(app, { tutorId: tutor.id, studentId: student.id });
  await runDueErasures(app.db, parts());
  const held = await signedInAgain();
  const list = await held.call('GET', '/api/erasures');
  expect(await list.json()).toMatchObject({ items: [{ status: 'waiting', lessonsAhead: 1 }] });
  await app.db.delete(sessions).where(eq(sessions.id, later.id));
  await runDueErasures(app.db, parts());
  const done = await held.call('GET', '/api/erasures');
  expect(await done.json()).toMatchObject({
    items: [{ status: 'done', person: { name: 'Unknown Student' } }],
  });
});

/** Another owner, who signed in a moment ago. */
const signedInAgain = () => signIn(app, { role: 'admin', name: 'Huda' });

test('an erasure is withdrawn until it runs, once, by who saw its last version (R844)', async () => {
  const student = await signIn(app, { role: 'student', name: 'Omar' });
  const { id, version } = await ask(student.id);
  expect(await ask(student.id)).toMatchObject({ status: 409, code: 'erasure.exists' });
  const withdraw = async (seen: number) => {
    const answer = await owner.call('POST', `/api/erasures/${id}/withdrawal`, { version: seen });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await withdraw(version + 1)).toMatchObject({ status: 412 });
  const withdrawn = await withdraw(version);
  expect(withdrawn).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
  expect(await withdraw((withdrawn.body as { version: number }).version)).toMatchObject({
    status: 409,
    body: { error: { code: 'erasure.over' } },
  });
  app.clock.advance(20 * DAY);
  await runDueErasures(app.db, parts());
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.id, student.id));
  expect(profile).toMatchObject({ name: 'Omar', erasedAt: null });
});

test('the preview counts what goes and what stays, and is a look at a child’s record (R845)', async () => {
  const student = await fillStudent(app, WORD, PHONE, { owner, tutor });
  const answer = await owner.call('GET', `/api/erasures/preview?personId=${student.id}`);
  const preview = (await answer.json()) as {
    goes: { part: string; count: number }[];
    stays: { part: string; count: number }[];
  };
  const counts = (list: { part: string; count: number }[]) =>
    Object.fromEntries(list.map(({ part, count }) => [part, count]));
  expect(counts(preview.goes)).toMatchObject({
    ...{ account: 1, family: 1, files: 1, messages: 3, 'staff-notes': 3, 'lesson-texts': 3, homework: 1 },
    ...{ 'progress-notes': 1, mails: 3, notices: 1, requests: 2, ratings: 1, applications: 1 },
  });
  expect(counts(preview.stays)).toMatchObject({ lessons: 3, consents: 1 });
  const { rows } = await app.db.$client.query('select what from record_reads where student_id = $1', [
    student.id,
  ]);
  expect(rows).toContainEqual({ what: 'erasure-preview' });
});

test('no search, list or overview tells anybody of who was erased (R845)', async () => {
  const student = await fillStudent(app, WORD, PHONE, { owner, tutor });
  const before = await tellingOf(app, [owner, tutor], WORD);
  for (const path of ['profiles', 'students', 'sessions', 'staff-notes', 'applications', 'mail', 'homework'])
    expect(before.map(one => one.split('?')[0])).toContain(`/api/${path}`);
  await ask(student.id);
  // Both stay signed in.
  await app.db.update(erasures).set({ runsAt: app.clock.now() });
  await runDueErasures(app.db, parts());
  expect(await tellingOf(app, [owner, tutor], WORD)).toEqual([]);
});

test('an erased tutor leaves what she taught, and nothing about herself (R849)', async () => {
  const student = await signIn(app, { role: 'student', name: 'Omar' });
  const other = await fillTutor(app, WORD, PHONE, { owner, student });
  const shared = await addResource(app, { uploadedBy: other.id, title: 'Phonics' });
  await ask(other.id);
  app.clock.advance(14 * DAY);
  await runDueErasures(app.db, parts());
  expect(await placesOf(WORD)).toEqual([]);
  expect(await placesOf(PHONE)).toEqual([]);
  const [kept] = await app.db.select().from(sessions).where(eq(sessions.tutorId, other.id));
  expect(kept).toMatchObject({ notes: 'He read well.', rate: 45, studentId: student.id });
  const { rows } = await app.db.$client.query('select id from resources');
  expect(rows).toEqual([{ id: shared.id }]);
  const { rows: assigned } = await app.db.$client.query('select from assignments where valid_until is null');
  expect(assigned).toEqual([]);
});

test('nobody erases themselves or the last owner, and an older sign-in needs a fresh proof (R841, R844)', async () => {
  expect(await ask(owner.id)).toMatchObject({ status: 409, code: 'profile.self' });
  const student = await signIn(app, { role: 'student' });
  app.clock.advance(16 * 60_000);
  expect(await ask(student.id)).toMatchObject({ status: 403, code: 'access.fresh-proof' });
  const prove = (body: object) => owner.call('PUT', '/api/auth/proof', { body });
  expect((await prove({})).status).toBe(403);
  expect((await prove({ currentPassword: 'wrong' })).status).toBe(422);
  expect((await prove({ currentPassword: 'Quiet-Harbour-77-Lamps' })).status).toBe(200);
  expect(await ask(student.id)).toMatchObject({ status: 201 });
  app.clock.advance(16 * 60_000);
  expect(await ask(student.id)).toMatchObject({ status: 403, code: 'access.fresh-proof' });
});
