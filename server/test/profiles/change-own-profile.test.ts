import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles, students, tutors } from '#schema/people.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let tutor: Person;
let student: Person;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  tutor = await signIn(app, { role: 'tutor', name: 'Eleanor', timezone: 'Europe/London' });
  student = await signIn(app, { role: 'student', name: 'Noura' });
  admin = await signIn(app, { role: 'admin', name: 'Layla' });
});
afterAll(() => app.close());

interface Own {
  readonly profile: { readonly version: number; readonly timezone: string };
}
const me = async (who: Person) => (await (await who.call('GET', '/api/me')).json()) as Own;
const change = async (who: Person, body: object, version?: number) =>
  who.call('PATCH', '/api/me', { body, version: version ?? (await me(who)).profile.version });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
const linesAbout = (id: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetId, id), eq(auditLog.action, 'profile.changed')));

describe('a tutor', () => {
  test('changes what everybody has and what tutors have, in one version', async () => {
    const { version } = (await me(tutor)).profile;
    const answer = await change(tutor, {
      profile: { name: ' Eleanor Whitfield ', nameAr: 'إليانور', phone: '0044 20 7946 0958', country: 'gb' },
      tutor: {
        hourlyRate: '٤٧٫٥',
        bio: 'Twelve years in Leeds.',
        experience: 'Schools in Leeds and Doha',
        subjects: ['English', 'History'],
        englishLevels: ['beginner', 'beginner', 'advanced'],
        qualifications: ['CELTA', 'BA English'],
        availability: ['Sunday to Thursday, 16:00 to 20:00'],
        meetingLink: 'https://meet.example/eleanor',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe(`"${version + 1}"`);
    expect(await answer.json()).toMatchObject({
      profile: {
        name: 'Eleanor Whitfield',
        nameAr: 'إليانور',
        phone: '+442079460958',
        country: 'GB',
        timezone: 'Europe/London',
        version: version + 1,
      },
      tutor: {
        ...{ hourlyRate: 47.5, currency: 'GBP' },
        ...{ subjects: ['English', 'History'], englishLevels: ['beginner', 'advanced'] },
      },
    });
  });

  test('leaves what she does not send, and empties what may be empty', async () => {
    await change(tutor, { tutor: { meetingLink: null, qualifications: [] }, profile: { nameAr: null } });
    expect(await me(tutor)).toMatchObject({
      profile: { name: 'Eleanor Whitfield', nameAr: null },
      tutor: { meetingLink: null, qualifications: [], bio: 'Twelve years in Leeds.' },
    });
  });

  test('gets a new version also where only her record as a tutor changes', async () => {
    const { version } = (await me(tutor)).profile;
    await change(tutor, { tutor: { bio: 'Thirteen years in Leeds.' } });
    expect((await me(tutor)).profile.version).toBe(version + 1);
  });

  test('who sends nothing changes nothing, and leaves no line', async () => {
    const before = await me(tutor);
    const lines = (await linesAbout(tutor.id)).length;
    const answer = await change(tutor, { profile: {}, tutor: {} });
    expect(await answer.json()).toEqual(before);
    expect(await linesAbout(tutor.id)).toHaveLength(lines);
  });

  test('is felt to have moved at once', async () => {
    await change(tutor, {
      profile: { timezone: 'Asia/Dubai', language: 'ar', calendar: 'islamic-umalqura' },
    });
    expect(await me(tutor)).toMatchObject({
      profile: { timezone: 'Asia/Dubai', language: 'ar', calendar: 'islamic-umalqura' },
    });
    const own = `/rest/v1/profiles?select=timezone,language,calendar&id=eq.${tutor.id}`;
    const row = await tutor.call('GET', own, { headers: { apikey: 'none' } });
    expect(await row.json()).toEqual([
      { timezone: 'Asia/Dubai', language: 'ar', calendar: 'islamic-umalqura' },
    ]);
  });
});

test('a change leaves a line with before and after (R270)', async () => {
  const { id } = student;
  await change(student, { profile: { name: 'Noura Al-Saud' } });
  expect(await linesAbout(id)).toMatchObject([
    {
      actorId: id,
      noun: 'profiles',
      before: { profile: { name: 'Noura', version: 1 } },
      after: { profile: { name: 'Noura Al-Saud', version: 2 } },
    },
  ]);
});

test('the second of two windows is told what the first saved, and writes over nothing (R297)', async () => {
  const { version } = (await me(tutor)).profile;
  await change(tutor, { tutor: { bio: 'From the first window' } }, version);
  const refused = await change(tutor, { tutor: { bio: 'From the second' } }, version);
  expect(refused.status).toBe(412);
  expect(await errorOf(refused)).toMatchObject({
    code: 'conflict.stale',
    current: { profile: { version: version + 1 }, tutor: { bio: 'From the first window' } },
  });
  expect(await me(tutor)).toMatchObject({ tutor: { bio: 'From the first window' } });
});

test('a student who comes second sees their own record whole', async () => {
  const refused = await change(student, { profile: { name: 'Noor' } }, 99);
  expect(await errorOf(refused)).toMatchObject({ current: { student: { learningGoals: [] } } });
});

test('everybody with a role changes their own, and nobody else’s', async () => {
  const others = await me(tutor);
  expect((await change(admin, { profile: { calendar: 'islamic-umalqura' } })).status).toBe(200);
  expect((await change(student, { profile: { phone: '+966501234567' } })).status).toBe(200);
  expect(await me(tutor)).toEqual(others);
});

test.each([
  ['the part of another role', { tutor: { bio: 'x' } }, 'tutor', 'unknown'],
  ['their role', { profile: { role: 'admin' } }, 'profile.role', 'unknown'],
  ['their address', { profile: { email: 'a@b.example' } }, 'profile.email', 'unknown'],
  ['their activation', { profile: { isActive: true } }, 'profile.isActive', 'unknown'],
])('a student who sends %s is refused, and nothing changes', async (_what, body, field, problem) => {
  const before = await me(student);
  const answer = await change(student, body);
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'input.invalid', issues: [{ field, problem }] });
  expect(await me(student)).toEqual(before);
});

test('a tutor leaves gender and approval to the academy (R15, R873)', async () => {
  const before = await me(tutor);
  for (const field of ['gender', 'approvedAt']) {
    const answer = await change(tutor, { tutor: { [field]: null } });
    expect(await errorOf(answer)).toMatchObject({
      issues: [{ field: `tutor.${field}`, problem: 'unknown' }],
    });
  }
  expect(await me(tutor)).toEqual(before);
});

test('an unknown subject is refused by its place in the list, and nothing changes', async () => {
  const answer = await change(tutor, { profile: { name: 'X' }, tutor: { subjects: ['English', 'Alchemy'] } });
  expect(await errorOf(answer)).toMatchObject({
    issues: [{ field: 'tutor.subjects.1', problem: 'not-offered' }],
  });
  expect(await me(tutor)).toMatchObject({ profile: { name: 'Eleanor Whitfield' } });
});

test('the database holds the lists to their limits by itself', async () => {
  const long = Array<string>(31).fill('x');
  for (const values of [{ qualifications: long }, { availability: long }]) {
    await expect(
      app.db.update(tutors).set(values).where(eq(tutors.profileId, tutor.id)),
    ).rejects.toMatchObject({ cause: { code: '23514' } });
  }
  await expect(app.db.update(students).set({ learningGoals: long })).rejects.toMatchObject({
    cause: { code: '23514' },
  });
});

test('a new name is found by those who search for it', async () => {
  await change(student, { profile: { nameAr: 'نورة السعود' } });
  const [row] = await app.db.select().from(profiles).where(eq(profiles.id, student.id));
  expect(row?.searchName).toContain('نوره');
});
