import { randomUUID } from 'node:crypto';
import type { StaffNote } from '@bayan/domain/staff-notes/staff-notes.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, recordReads } from '#schema/academy.ts';
import { staffNotes } from '#schema/staff-notes.ts';
import { deleteRemovedStaffNotes } from '#teaching/staff-notes/staff-notes.repository.ts';
import { addApplication, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { keeperOf, textsOf } from './note-keeper.ts';

let app: TestApp;
let admin: Person;
let colleague: Person;
let student: Person;
let tutor: Person;
let keeper: ReturnType<typeof keeperOf>;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', name: 'Huda Saleh' });
  colleague = await signIn(app, { role: 'admin', name: 'Adam Reed' });
  student = await signIn(app, { role: 'student', name: 'Omar Haddad' });
  tutor = await signIn(app, { role: 'tutor' });
  await assign(app, tutor.id, student.id, admin.id);
  keeper = keeperOf(admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(staffNotes);
  app.clock.advance(60_000);
});

const about = (kind: string, id: string) => ({ kind, id });

test('a note is kept as it was written, about a person, a lesson, an application or nothing (R920)', async () => {
  const session = await addSession(app, { tutorId: tutor.id, studentId: student.id });
  const applicationId = await addApplication(app);
  const plain = await keeper.write({ text: 'Order more headsets.' });
  expect(plain.status).toBe(201);
  expect(await plain.json()).toMatchObject({
    text: 'Order more headsets.',
    colour: 'none',
    isPinned: false,
    author: { id: admin.id, name: 'Huda Saleh' },
    editedBy: null,
    person: null,
    session: null,
    application: null,
    mentions: [],
    version: 1,
  });
  const ofPerson = await keeper.written({ text: 'Shy.', colour: 'gold', about: about('person', student.id) });
  expect(ofPerson).toMatchObject({ colour: 'gold', person: { id: student.id, role: 'student' } });
  const ofLesson = await keeper.written({ text: 'Moved twice.', about: about('session', session.id) });
  expect(ofLesson).toMatchObject({ session: { id: session.id, student: { name: 'Omar Haddad' } } });
  const ofFamily = await keeper.written({ text: 'Rang.', about: about('application', applicationId) });
  expect(ofFamily).toMatchObject({ application: { id: applicationId, name: 'Maryam' }, person: null });
  expect(textsOf(await keeper.list({ personId: student.id }))).toEqual(['Shy.']);
  expect(textsOf(await keeper.list({ sessionId: session.id }))).toEqual(['Moved twice.']);
  expect(textsOf(await keeper.list({ applicationId }))).toEqual(['Rang.']);
});

test('a note about nobody who exists is refused in the field (R920)', async () => {
  for (const kind of ['person', 'session', 'application']) {
    const answer = await keeper.write({ text: 'Who?', about: about(kind, randomUUID()) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: 'staff-note.about', field: 'about' } });
  }
  expect((await keeper.write({ text: '  \n ' })).status).toBe(422);
  expect((await keeper.write({ text: 'x'.repeat(5001) })).status).toBe(422);
});

test('the pinned come first and the newest of each, page by page (R921)', async () => {
  for (const [text, isPinned] of [
    ['first', true],
    ['second', false],
    ['third', true],
    ['fourth', false],
  ] as const) {
    await keeper.written({ text, isPinned });
    app.clock.advance(1_000);
  }
  const order = ['third', 'first', 'fourth', 'second'];
  expect(textsOf(await keeper.list())).toEqual(order);
  const read: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await keeper.list({ limit: '1', ...(cursor && { cursor }) });
    read.push(...textsOf(page));
    cursor = page.nextCursor;
  }
  expect(read).toEqual(order);
  expect(textsOf(await keeper.list({ pinned: 'true' }))).toEqual(['third', 'first']);
  const broken = await admin.call('GET', `/api/staff-notes?cursor=${btoa('["toString","2026","1"]')}`);
  expect(broken.status).toBe(422);
});

test('the search finds words in both languages, however they are written (R921)', async () => {
  await keeper.written({ text: 'Café meeting with the Haddads', colour: 'red' });
  await keeper.written({ text: 'اتصلت بأم أحمد بخصوص الحصص' });
  await keeper.written({ text: '100% sure_thing' });
  const found = async (q: string) => textsOf(await keeper.list({ q }));
  expect(await found('CAFE')).toEqual(['Café meeting with the Haddads']);
  expect(await found('احمد')).toEqual(['اتصلت بأم أحمد بخصوص الحصص']);
  expect(await found('0%')).toEqual(['100% sure_thing']);
  expect(await found('sureXthing')).toEqual([]);
  expect(textsOf(await keeper.list({ q: 'meeting', colour: 'red' }))).toHaveLength(1);
  expect(textsOf(await keeper.list({ q: 'meeting', colour: 'green' }))).toEqual([]);
});

test('every admin changes a note; who rewrites it is named beside its author (R922)', async () => {
  const { id } = await keeper.written({ text: 'Wants mornings' });
  const other = keeperOf(colleague);
  const pinned = await other.change(id, 1, { isPinned: true, colour: 'teal' });
  expect(await pinned.json()).toMatchObject({ isPinned: true, colour: 'teal', editedBy: null, version: 2 });
  const rewritten = await other.change(id, 2, { text: 'Wants evenings', about: about('person', student.id) });
  expect(await rewritten.json()).toMatchObject({
    text: 'Wants evenings',
    author: { id: admin.id },
    editedBy: { id: colleague.id },
    person: { id: student.id },
  });
  const own = await keeper.change(id, 3, { text: 'Wants weekends', about: null });
  expect(await own.json()).toMatchObject({ editedBy: null, person: null, version: 4 });
});

test('the second of two admins sees what the first has saved (R297, R922)', async () => {
  const { id } = await keeper.written({ text: 'One' });
  await keeper.change(id, 1, { text: 'Two' });
  const answer = await keeperOf(colleague).change(id, 1, { text: 'Three' });
  expect(answer.status).toBe(412);
  expect(await answer.json()).toMatchObject({ error: { current: { text: 'Two', version: 2 } } });
  expect(textsOf(await keeper.list())).toEqual(['Two']);
});

test('one key writes one note (R296)', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = (await (await keeper.write({ text: 'Once' }, headers)).json()) as StaffNote;
  const again = (await (await keeper.write({ text: 'Once' }, headers)).json()) as StaffNote;
  expect(again.id).toBe(first.id);
  expect(textsOf(await keeper.list())).toEqual(['Once']);
});

test('to read the notes about one child is a look at the record (R280, R923)', async () => {
  const applicationId = await addApplication(app);
  await keeper.written({ text: 'Shy.', about: about('person', student.id) });
  await keeper.written({ text: 'Rang.', about: about('application', applicationId) });
  const startsAt = new Date('2027-01-10T15:00:00Z');
  const session = await addSession(app, { tutorId: tutor.id, studentId: student.id, startsAt });
  await keeper.written({ text: 'Late.', about: about('session', session.id) });
  await keeper.written({ text: 'On leave.', about: about('person', tutor.id) });
  const looks = async () =>
    (await app.db.select().from(recordReads).where(eq(recordReads.what, 'staff-notes'))).length;
  const before = await looks();
  await keeper.list();
  await keeper.list({ personId: tutor.id });
  expect(await looks()).toBe(before);
  await keeper.list({ personId: student.id });
  await keeper.list({ applicationId });
  await keeper.list({ sessionId: session.id });
  expect(await looks()).toBe(before + 3);
});

test('a removed note is gone at once, and whoever removed it brings it back for a minute (R925)', async () => {
  const { id } = await keeper.written({ text: 'Slip' });
  const removed = await keeper.remove(id, 1);
  expect(await removed.json()).toEqual({ id, version: 2 });
  expect(textsOf(await keeper.list())).toEqual([]);
  expect((await keeper.change(id, 2, { text: 'Ghost' })).status).toBe(404);
  const byOther = await keeperOf(colleague).restore(id, 2);
  expect(await byOther.json()).toMatchObject({ error: { code: 'staff-note.undo-over' } });
  expect((await keeper.restore(id, 1)).status).toBe(412);
  app.clock.advance(60_000);
  const back = await keeper.restore(id, 2);
  expect(await back.json()).toMatchObject({ id, text: 'Slip', version: 3 });
  expect((await keeper.restore(id, 3)).status).toBe(404);
  await keeper.remove(id, 3);
  app.clock.advance(60_001);
  expect((await keeper.restore(id, 4)).status).toBe(409);
});

test('a removed note is erased 30 days later, and every change leaves its line (R925)', async () => {
  const kept = await keeper.written({ text: 'Kept' });
  const { id } = await keeper.written({ text: 'Old' });
  await keeper.remove(id, 1);
  const stored = async () => (await app.db.select().from(staffNotes)).map(note => note.id);
  const days = (count: number) => new Date(app.clock.now().getTime() + count * 86_400_000);
  await deleteRemovedStaffNotes(app.db, days(29));
  expect((await stored()).sort()).toEqual([kept.id, id].sort());
  await deleteRemovedStaffNotes(app.db, days(31));
  expect(await stored()).toEqual([kept.id]);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(lines.map(({ action }) => action)).toEqual(['staff-note.written', 'staff-note.removed']);
});
