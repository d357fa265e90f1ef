import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox, recordReads } from '#schema/academy.ts';
import { guardianConsents, guardians } from '#schema/people.ts';
import { reminders } from '#schema/reminders.ts';
import { homeworkFiles, sessionJoins } from '#schema/teaching.ts';
import { addFile, addHomework, addSession, signIn } from '#test/builders.ts';
import { openStudentSetup, type StudentSetup } from './student-setup.ts';

let setup: StudentSetup;
beforeAll(async () => {
  setup = await openStudentSetup();
});
afterAll(() => setup.app.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(setup.app.clock.now().getTime() + hours * HOUR_MS);
const record = async (who = setup.admin) => (await (await setup.read(who, '/record')).json()) as WholeStudent;

test('an administrator reads all of a student, and nothing of the parent’s contact (R876)', async () => {
  const { app, tutor, student } = setup;
  const pair = { tutorId: tutor.id, studentId: student.id };
  await addSession(app, { ...pair, startsAt: inHours(-0.5) });
  await addSession(app, { ...pair, startsAt: inHours(24) });
  await addSession(app, { ...pair, startsAt: inHours(-48), status: 'completed' });
  await addHomework(app, { ...pair, dueAt: inHours(-5) });
  const read = await record();
  expect(read).toMatchObject({
    profile: { id: student.id, name: 'Omar' },
    assignments: [{ tutor: { id: tutor.id }, subject: 'English', until: null }],
    overview: {
      goingOn: [{ startsAt: inHours(-0.5).toISOString() }],
      upcoming: { count: 1, sessions: [{ startsAt: inHours(24).toISOString() }] },
      recent: [{ status: 'completed' }],
      homework: { overdue: 1 },
    },
    consents: [],
  });
  expect(read.progress.total.sessions).toBe(1);
  expect(JSON.stringify(read)).not.toContain('family.example');
});

test('it shows the consents that are in force (R876)', async () => {
  const { app, student } = setup;
  const [mother] = await app.db.select().from(guardians).where(eq(guardians.studentId, student.id));
  if (!mother) throw new Error('there is no guardian');
  const consent = { guardianId: mother.id, textVersion: '2026-11', language: 'ar' as const };
  const givenAt = inHours(-100);
  await app.db.insert(guardianConsents).values([
    { ...consent, purpose: 'lessons', givenAt },
    { ...consent, purpose: 'marketing', givenAt, withdrawnAt: inHours(-50) },
  ]);
  expect((await record()).consents).toEqual([
    { guardian: mother.name, purpose: 'lessons', textVersion: '2026-11', givenAt: givenAt.toISOString() },
  ]);
});

test('each look is recorded, and those of the last 30 days are counted by person (R876, R280)', async () => {
  const { app, admin, student } = setup;
  await record();
  const before = (await record()).readers;
  const another = await signIn(app, { role: 'admin' });
  await record(another);
  const long = { readerId: setup.tutor.id, studentId: student.id, what: 'student', at: inHours(-31 * 24) };
  await app.db.insert(recordReads).values(long);
  expect((await record()).readers).toBe(before + 1);
  const looks = await app.db.select().from(recordReads).where(eq(recordReads.studentId, student.id));
  expect(looks.filter(({ readerId, what }) => readerId === admin.id && what === 'student')).not.toEqual([]);
});

test('there is none of somebody who is no student (R876)', async () => {
  const { admin, tutor } = setup;
  expect((await setup.read(admin, '/record', tutor.id)).status).toBe(404);
  expect((await setup.read(admin, '/record', crypto.randomUUID())).status).toBe(404);
});

interface Listed {
  readonly items: readonly { readonly id: string; readonly action?: string; readonly name?: string }[];
  readonly nextCursor: string | null;
}
const listed = async (path: string, who = setup.admin) =>
  (await (await who.call('GET', path)).json()) as Listed;
const looksAt = async (what: string) =>
  (await setup.app.db.select().from(recordReads).where(eq(recordReads.what, what))).length;

test('its files are what the student has handed in, newest first and page by page (R879)', async () => {
  const { app, tutor, student } = setup;
  const another = await signIn(app, { role: 'student' });
  const sent: string[] = [];
  for (const studentId of [student.id, another.id, student.id]) {
    app.clock.advance(60_000);
    const { id } = await addHomework(app, { tutorId: tutor.id, studentId, title: 'An essay' });
    const { id: fileId } = await addFile(app, studentId);
    await app.db.insert(homeworkFiles).values({ homeworkId: id, fileId, position: 1 });
    if (studentId === student.id) sent.unshift(fileId);
  }
  const path = `/api/students/${student.id}/files?limit=1`;
  const first = await listed(path);
  expect(first.items).toMatchObject([{ id: sent[0], homework: { title: 'An essay' } }]);
  const second = await listed(`${path}&cursor=${first.nextCursor}`);
  expect(second.items.map(({ id }) => id)).toEqual([sent[1]]);
  expect(second.nextCursor).toBeNull();
  expect(await looksAt('files')).toBe(2);
});

test('its history names what was done to the student’s records, without the values (R879)', async () => {
  const { app, admin, tutor, student } = setup;
  const { id, version } = await addSession(app, {
    tutorId: tutor.id,
    studentId: student.id,
    startsAt: inHours(72),
  });
  const stranger = await signIn(app, { role: 'student' });
  await addSession(app, { tutorId: tutor.id, studentId: stranger.id, startsAt: inHours(96) });
  const secret = 'Only for the tutor';
  await tutor.call('PATCH', `/api/sessions/${id}`, { version, body: { notes: secret } });
  app.clock.advance(60_000);
  const { profile } = await record();
  await admin.call('PATCH', `/api/profiles/${student.id}`, {
    version: profile.version,
    body: { profile: { name: 'Omar Saleh' } },
  });
  const path = `/api/students/${student.id}/history`;
  const whole = await listed(path);
  expect(whole.items.slice(0, 2)).toMatchObject([
    { action: 'profile.changed', noun: 'profiles', actor: { id: admin.id } },
    { action: 'session.changed', noun: 'sessions', targetId: id, actor: { id: tutor.id } },
  ]);
  expect(JSON.stringify(whole)).not.toContain(secret);
  const first = await listed(`${path}?limit=1`);
  const second = await listed(`${path}?limit=1&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual(whole.items.slice(0, 2));
  expect(await looksAt('history')).toBe(3);
});

test('the history of a session has its changes, its requests, reminders and who joined (R879)', async () => {
  const { app, tutor, student } = setup;
  const session = await addSession(app, {
    tutorId: tutor.id,
    studentId: student.id,
    startsAt: inHours(120),
  });
  const { id: sessionId, version } = session;
  app.clock.advance(60_000);
  await tutor.call('PATCH', `/api/sessions/${sessionId}`, { version, body: { notes: 'Read aloud' } });
  app.clock.advance(60_000);
  await student.call('POST', '/api/session-requests', {
    body: { sessionId, kind: 'cancel', reason: 'We travel' },
  });
  await app.db.insert(sessionJoins).values({ sessionId, profileId: student.id, at: inHours(1) });
  const moment = { moment: inHours(120), dueAt: inHours(2), status: 'queued' as const };
  const [reminder] = await app.db
    .update(reminders)
    .set(moment)
    .where(and(eq(reminders.sessionId, sessionId), eq(reminders.kind, 'lesson-day')))
    .returning();
  const mail = { kind: 'lesson-day-student', toAddress: 'omar@family.example', language: 'en' as const };
  const times = { nextAttemptAt: inHours(2), createdAt: inHours(2), sentAt: inHours(2) };
  await app.db
    .insert(mailOutbox)
    .values({ ...mail, ...times, status: 'sent', reminderId: reminder?.id ?? null });
  const { items } = await listed(`/api/sessions/${sessionId}/history`);
  expect(items.map(({ action }) => action)).toEqual([
    'reminder.sent',
    'session.entered',
    'session-request.asked',
    'session.changed',
  ]);
  expect(JSON.stringify(items)).not.toContain('family.example');
  expect(await looksAt('session history')).toBe(1);
});

test('there is no history and there are no files of somebody who is no student (R879)', async () => {
  const { admin, tutor } = setup;
  for (const path of ['/files', '/history'])
    expect((await setup.read(admin, path, tutor.id)).status).toBe(404);
  expect((await admin.call('GET', `/api/sessions/${crypto.randomUUID()}/history`)).status).toBe(404);
});
