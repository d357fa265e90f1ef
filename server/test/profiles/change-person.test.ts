import type { Person as PersonAnswer } from '@bayan/domain/profiles/profiles.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { guardians } from '#schema/people.ts';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let student: string;
let tutor: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', name: 'Layla' });
  student = await addPerson(app, { role: 'student', name: 'Noura' });
  tutor = await addPerson(app, { role: 'tutor', name: 'Amelia' });
});
afterAll(() => app.close());

const read = async (id: string) =>
  (await (await admin.call('GET', `/api/profiles/${id}`)).json()) as PersonAnswer;
const change = async (id: string, body: object, version?: number) =>
  admin.call('PATCH', `/api/profiles/${id}`, {
    body,
    version: version ?? (await read(id)).profile.version,
  });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; issues?: unknown; current?: PersonAnswer } }).error;

test('the academy changes a student’s record in one version, and the audit log says who (R873)', async () => {
  const { version } = (await read(student)).profile;
  const answer = await change(student, {
    profile: { nameAr: 'نورة', country: 'SA' },
    student: {
      grade: 'Year 10',
      schoolYear: 'IGCSE',
      birthDate: '2011-03-04',
      subjects: ['English'],
      learningGoals: ['Write a letter'],
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe(`"${version + 1}"`);
  expect(await read(student)).toMatchObject({
    profile: { nameAr: 'نورة', country: 'SA', version: version + 1 },
    student: { grade: 'Year 10', birthDate: '2011-03-04', subjects: ['English'] },
  });
  const about = and(eq(auditLog.targetId, student), eq(auditLog.noun, 'profiles'));
  const [line] = await app.db.select().from(auditLog).where(about).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({ action: 'profile.changed', actorId: admin.id });
});

test('the academy changes a parent’s address, and both addresses hear of it (R873, R442)', async () => {
  const mother = { name: 'Huda', email: 'mother@family.example', language: 'ar' } as const;
  await app.db.insert(guardians).values({ ...mother, studentId: student, position: 1 });
  await change(student, { student: { parentContact: { email: 'new@family.example' } } });
  expect((await read(student)).student?.parentContact).toMatchObject({
    name: 'Huda',
    email: 'new@family.example',
  });
  const mails = await app.db.select().from(mailOutbox);
  expect(mails.map(({ kind, toAddress }) => [kind, toAddress]).sort()).toEqual([
    ['parent-address-given', 'new@family.example'],
    ['parent-address-replaced', 'mother@family.example'],
  ]);
});

test('the academy sets a tutor’s rate, subjects and gender (R873)', async () => {
  await change(tutor, { tutor: { hourlyRate: '52.5', subjects: ['Physics'], gender: 'female' } });
  expect((await read(tutor)).tutor).toMatchObject({
    hourlyRate: 52.5,
    subjects: ['Physics'],
    gender: 'female',
  });
});

test.each([
  ['a part of another role', { tutor: { bio: 'x' } }, [{ field: 'tutor', problem: 'unknown' }]],
  [
    'a birth date that nobody has',
    { student: { birthDate: '1900-01-01' } },
    [{ field: 'student.birthDate', problem: 'too-small' }],
  ],
  [
    'a birth date after today, by the clock of the student',
    { profile: { timezone: 'Pacific/Auckland' }, student: { birthDate: '2026-11-16' } },
    [{ field: 'student.birthDate', problem: 'too-big' }],
  ],
  [
    'an address that is taken away',
    { student: { parentContact: { email: null } } },
    [{ field: 'student.parentContact.email', problem: 'required' }],
  ],
])('%s is refused (R873)', async (_, body, issues) => {
  const answer = await change(student, body);
  expect(answer.status).toBe(422);
  expect((await errorOf(answer)).issues).toEqual(issues);
});

test('a child who was born today can be entered, by the clock of the student (R873)', async () => {
  const born = { student: { birthDate: wallClock(TEST_NOW, 'Asia/Riyadh').date } };
  // There it is the evening before.
  expect((await change(student, { profile: { timezone: 'Pacific/Pago_Pago' }, ...born })).status).toBe(422);
  expect((await change(student, { profile: { timezone: 'Asia/Riyadh' }, ...born })).status).toBe(200);
  expect((await read(student)).student?.birthDate).toBe('2026-11-15');
});

test('who saw an older version is shown the newer one, without the child’s record (R873, R297)', async () => {
  const { version } = (await read(student)).profile;
  await change(student, { profile: { name: 'Noura Al-Saud' } });
  const answer = await change(student, { profile: { name: 'Norah' } }, version);
  expect(answer.status).toBe(412);
  const { code, current } = await errorOf(answer);
  expect(code).toBe('conflict.stale');
  expect(current).toMatchObject({ profile: { name: 'Noura Al-Saud' }, student: null });
});

test('nobody who is not there is changed (R873)', async () => {
  const answer = await change(crypto.randomUUID(), { profile: { name: 'X' } }, 1);
  expect(answer.status).toBe(404);
});

test('the list of people is saved whole, as far as the filters leave it (R870)', async () => {
  await addPerson(app, { role: 'student', name: '=2+3' });
  const answer = await admin.call('GET', '/api/profiles/export?role=student');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
  expect(head).toBe('Name,Arabic name,Email,Role,Grade,Subjects,Country,Time zone,Active,Member since');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^'=2\+3,,/);
  expect(lines[1]).toMatch(
    /^Noura Al-Saud,نورة,[^,]+@people\.example,student,Year 10,English,SA,Asia\/Riyadh,yes,\d{4}-\d\d-\d\d$/,
  );
});

test('the list says what people teach or learn (R870)', async () => {
  const answer = await admin.call('GET', '/api/profiles');
  const { items } = (await answer.json()) as { items: { id: string; subjects: string[]; grade: string }[] };
  const of = (id: string) => items.find(item => item.id === id);
  expect(of(tutor)).toMatchObject({ subjects: ['Physics'], grade: null });
  expect(of(student)).toMatchObject({ subjects: ['English'], grade: 'Year 10' });
  expect(of(admin.id)).toMatchObject({ subjects: [], grade: null });
});
