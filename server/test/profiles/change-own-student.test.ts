import type { Person as PersonAnswer } from '@bayan/domain/profiles/profiles.contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mailOutbox, settings } from '#schema/academy.ts';
import { guardians, profiles } from '#schema/people.ts';
import { addPerson, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

const app: TestApp = await createTestApp();
afterAll(() => app.close());

const FATHER = {
  name: 'Abdullah',
  email: 'father@family.example',
  phone: '+966501234567',
  whatsapp: null,
  language: 'ar',
} as const;

/** A new one for each test, with a parent. */
let student: Person;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await app.db.delete(mailOutbox);
  student = await signIn(app, { role: 'student', name: 'Noura Al-Saud' });
  await app.db.update(profiles).set({ nameAr: 'نورة السعود' }).where(eq(profiles.id, student.id));
  await app.db.insert(guardians).values({ ...FATHER, studentId: student.id, position: 1 });
});

const me = async (who = student) => (await (await who.call('GET', '/api/me')).json()) as PersonAnswer;
const change = async (part: object, who = student) =>
  who.call('PATCH', '/api/me', { body: { student: part }, version: (await me(who)).profile.version });
const issuesOf = async (answer: Response) =>
  ((await answer.json()) as { error: { issues: unknown } }).error.issues;
const mails = async () => {
  const kinds = ['parent-address-replaced', 'parent-address-given'];
  const rows = await app.db.select().from(mailOutbox).where(inArray(mailOutbox.kind, kinds));
  return rows
    .map(({ kind, toAddress, language, data }) => ({ kind, to: toAddress, language, data }))
    .sort((a, b) => a.kind.localeCompare(b.kind));
};
const lastAction = async () => {
  const about = and(eq(auditLog.targetId, student.id), eq(auditLog.noun, 'profiles'));
  return (await app.db.select().from(auditLog).where(about).orderBy(desc(auditLog.id)).limit(1))[0];
};

test('a student tells of school, subjects, goals and parent, in one version (R440)', async () => {
  const { version } = (await me()).profile;
  const answer = await change({
    grade: 'Year 7',
    schoolYear: '2026/27',
    subjects: ['English', 'Physics'],
    learningGoals: ['Speak freely'],
    parentContact: { name: 'Abdullah Al-Saud', whatsapp: '00966 50 765 4321' },
  });
  expect(answer.headers.get('etag')).toBe(`"${version + 1}"`);
  expect((await me()).student).toMatchObject({
    grade: 'Year 7',
    schoolYear: '2026/27',
    subjects: ['English', 'Physics'],
    learningGoals: ['Speak freely'],
    parentContact: { ...FATHER, name: 'Abdullah Al-Saud', whatsapp: '+966507654321' },
  });
  expect(await mails()).toEqual([]);
  expect(await lastAction()).toMatchObject({ action: 'profile.changed', actorId: student.id });
});

test('what is not sent stays, and what may be empty is emptied', async () => {
  await change({ grade: 'Year 7', learningGoals: ['Speak freely'] });
  await change({ grade: '', parentContact: { phone: null } });
  expect((await me()).student).toMatchObject({
    grade: '',
    learningGoals: ['Speak freely'],
    parentContact: { ...FATHER, phone: null },
  });
});

describe('another address of the parent’s (R442)', () => {
  test('is told to both, each in its language, and leaves a line of its own kind', async () => {
    await change({ parentContact: { email: 'Mother@Family.example', language: 'en' } });
    expect(await mails()).toEqual([
      { kind: 'parent-address-given', to: 'mother@family.example', language: 'en', data: {} },
      {
        kind: 'parent-address-replaced',
        to: FATHER.email,
        language: 'ar',
        data: { student: 'نورة السعود', newEmail: 'mother@family.example' },
      },
    ]);
    expect(await lastAction()).toMatchObject({
      action: 'profile.parent-address-changed',
      actorId: student.id,
      before: { student: { parentContact: { email: FATHER.email } } },
      after: { student: { parentContact: { email: 'mother@family.example' } } },
    });
  });

  test('is told also while the academy sends no notifications, and each time', async () => {
    await app.db.update(settings).set({ emailNotifications: false });
    await change({ parentContact: { email: 'mother@family.example' } });
    await change({ parentContact: { email: FATHER.email } });
    await app.db.update(settings).set({ emailNotifications: true });
    expect((await mails()).map(({ to }) => to)).toEqual([
      'mother@family.example',
      FATHER.email,
      FATHER.email,
      'mother@family.example',
    ]);
  });

  test('written with other letters or sent again is the same, and nobody is told', async () => {
    await change({ grade: 'Year 7', parentContact: { ...FATHER, email: ' FATHER@family.example' } });
    expect(await mails()).toEqual([]);
    expect(await lastAction()).toMatchObject({ action: 'profile.changed' });
  });

  test('is taken five times in 24 hours, and not a sixth (R443)', async () => {
    for (const n of [1, 2, 3, 4, 5])
      expect((await change({ parentContact: { email: `p${n}@family.example` } })).status).toBe(200);
    const refused = await change({ grade: 'Year 8', parentContact: { email: 'p6@family.example' } });
    expect(refused.status).toBe(429);
    expect((await me()).student).toMatchObject({
      grade: '',
      parentContact: { email: 'p5@family.example' },
    });
    expect((await change({ parentContact: { name: 'Abdullah' } })).status).toBe(200);
    expect(await mails()).toHaveLength(10);
  });
});

test('an address that was given is not taken away, and nothing changes (R441)', async () => {
  const refused = await change({ grade: 'Year 8', parentContact: { email: null } });
  expect(refused.status).toBe(422);
  expect(await issuesOf(refused)).toEqual([{ field: 'student.parentContact.email', problem: 'required' }]);
  expect((await me()).student).toMatchObject({ grade: '', parentContact: FATHER });
});

describe('who has no parent contact yet', () => {
  beforeEach(async () => {
    student = await signIn(app, { role: 'student' });
  });

  test('names the first one, whose new address alone is told', async () => {
    await change({ parentContact: { name: 'Sara', email: 'sara@family.example', language: 'en' } });
    expect((await me()).student?.parentContact).toEqual({
      name: 'Sara',
      email: 'sara@family.example',
      phone: null,
      whatsapp: null,
      language: 'en',
    });
    expect(await mails()).toMatchObject([{ kind: 'parent-address-given', to: 'sara@family.example' }]);
  });

  test('must say a name (R441)', async () => {
    const refused = await change({ parentContact: { phone: '+966501234567' } });
    expect(await issuesOf(refused)).toEqual([{ field: 'student.parentContact.name', problem: 'required' }]);
    expect((await me()).student?.parentContact).toBeNull();
  });
});

test('a second guardian is not touched', async () => {
  const second = { studentId: student.id, position: 2, name: 'Huda', email: 'huda@family.example' };
  await app.db.insert(guardians).values(second);
  await change({ parentContact: { name: 'Abdullah II', email: 'new@family.example' } });
  const [kept] = await app.db
    .select()
    .from(guardians)
    .where(and(eq(guardians.studentId, student.id), eq(guardians.position, 2)));
  expect(kept).toMatchObject(second);
});

test('the tutor who looks reads the parent’s new contact', async () => {
  const tutor = await signIn(app, { role: 'tutor' });
  await assign(app, tutor.id, student.id, await addPerson(app, { role: 'admin' }));
  await change({ parentContact: { phone: '+966509999999' } });
  const answer = await tutor.call('GET', `/api/students/${student.id}/parent-contact`);
  expect(await answer.json()).toMatchObject({ parentContact: { phone: '+966509999999' } });
});

test.each(['tutor', 'admin'] as const)('the part of a student is unknown to an account as %s', async role => {
  const other = await signIn(app, { role });
  const refused = await change({ grade: 'Year 7' }, other);
  expect(refused.status).toBe(422);
  expect(await issuesOf(refused)).toEqual([{ field: 'student', problem: 'unknown' }]);
});
