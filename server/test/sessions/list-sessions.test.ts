import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedback, sessions } from '#schema/teaching.ts';
import { addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';
import { sentStatements } from '#test/sent-statements.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let otherTutor: Person;
let student: Person;
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY);

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', name: 'Emma', timezone: 'Europe/London' });
  otherTutor = await signIn(app, { role: 'tutor', name: 'James' });
  student = await signIn(app, { role: 'student', name: 'أحمد الحربي' });
  const noura = await addPerson(app, { role: 'student', name: 'Noura' });
  const mine = { tutorId: tutor.id, studentId: student.id };
  for (let i = 1; i <= 12; i++) {
    await addSession(app, { ...mine, startsAt: daysAgo(i * 10), status: 'completed', subject: 'English' });
  }
  await addSession(app, {
    ...mine,
    startsAt: daysAgo(3),
    status: 'completed',
    notes: 'Practised the past perfect',
  });
  await addSession(app, { ...mine, startsAt: daysAgo(-2), subject: 'History' });
  await addSession(app, {
    tutorId: otherTutor.id,
    studentId: noura,
    startsAt: daysAgo(5),
    notes: '100% =SUM(A1)',
  });
});
afterAll(() => app.close());

interface Page {
  items: { id: string; startsAt: string; notes: string; tutor: { id: string }; student: { id: string } }[];
  nextCursor: string | null;
}
const list = async (who: Person, query = '') =>
  (await (await who.call('GET', `/api/sessions${query}`)).json()) as Page;

test('a tutor and a student see their own, an administrator all', async () => {
  const seen = async (who: Person) => (await list(who)).items;
  expect((await seen(tutor)).every(session => session.tutor.id === tutor.id)).toBe(true);
  expect(await seen(tutor)).toHaveLength(14);
  expect(await seen(otherTutor)).toHaveLength(1);
  expect(await seen(student)).toHaveLength(14);
  expect(await seen(admin)).toHaveLength(15);
});

test('newest first, page by page, each session once', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await list(tutor, `?limit=4${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...page.items.map(session => session.startsAt));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toHaveLength(14);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
});

test('what is to come is soonest first, what is past newest first, page by page, each session once (R730)', async () => {
  const soon = { tutorId: otherTutor.id, studentId: student.id };
  const ids = [];
  for (const days of [-40, -1, -9, 2, 6]) {
    const status = days > 0 ? 'completed' : 'scheduled';
    ids.push((await addSession(app, { ...soon, startsAt: daysAgo(days), status })).id);
  }
  const seen = async (view: string) => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list(otherTutor, `?view=${view}&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      found.push(...page.items.map(({ startsAt }) => startsAt));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return found.map(startsAt => (TEST_NOW.getTime() - Date.parse(startsAt)) / DAY);
  };
  expect(await seen('to-come')).toEqual([-1, -9, -40]);
  expect(await seen('past')).toEqual([2, 5, 6]);
  const cancelled = { status: 'cancelled', cancelledBy: admin.id, cancelledAt: TEST_NOW } as const;
  ids.push((await addSession(app, { ...soon, startsAt: daysAgo(-0.5), ...cancelled })).id);
  expect(await seen('to-come')).toEqual([-1, -9, -40]);
  expect(await seen('to-come&status=cancelled')).toEqual([-0.5]);
  const csv = await (await otherTutor.call('GET', '/api/sessions/export?view=to-come')).text();
  expect(csv.trimEnd().split('\r\n').slice(1)).toHaveLength(3);
  await app.db.delete(sessions).where(inArray(sessions.id, ids));
});

test('those to close are over and open, started or not (R677)', async () => {
  const other = { tutorId: tutor.id, studentId: student.id };
  const add = async (hours: number, status: 'scheduled' | 'in-progress') =>
    (await addSession(app, { ...other, startsAt: daysAgo(hours / 24), status })).id;
  const toClose = [await add(3, 'in-progress'), await add(30, 'scheduled')];
  const goingOn = await add(0.5, 'in-progress');
  const found = await list(tutor, '?toClose=true&view=past');
  expect(found.items.map(({ id }) => id)).toEqual(toClose);
  const totals = await (await tutor.call('GET', '/api/sessions/totals?toClose=true&view=past')).json();
  expect(totals).toMatchObject({ sessions: 2, completed: 0 });
  await app.db.delete(sessions).where(inArray(sessions.id, [...toClose, goingOn]));
});

test('sessions are found by how they ended, before and after their start, in every reading (R491)', async () => {
  const both = { tutorId: otherTutor.id, studentId: student.id };
  const closed = { status: 'cancelled', cancelledBy: admin.id, cancelledAt: TEST_NOW } as const;
  const add = async (days: number, outcome: 'student-absent' | 'family-cancelled') =>
    (await addSession(app, { ...both, ...closed, startsAt: daysAgo(days), outcome })).id;
  const ahead = await add(-1, 'family-cancelled');
  const absent = await add(2, 'student-absent');
  const taught = { ...both, startsAt: daysAgo(3), status: 'completed', outcome: 'taught' } as const;
  const ids = [ahead, absent, (await addSession(app, taught)).id];
  const found = async (who: Person, query: string) => (await list(who, query)).items.map(({ id }) => id);
  for (const who of [admin, otherTutor, student]) {
    expect(await found(who, '?outcome=student-absent')).toEqual([absent]);
    expect(await found(who, '?outcome=student-absent&status=cancelled&subject=English')).toEqual([absent]);
    expect(await found(who, '?outcome=student-absent&q=english')).toEqual([absent]);
    expect(await found(who, '?outcome=student-absent&status=completed')).toEqual([]);
    expect(await found(who, '?outcome=taught&view=past&period=week')).toEqual([ids[2]]);
    expect(await found(who, '?outcome=family-cancelled&view=past')).toEqual([]);
    // Who asks for them wants them, also where what is cancelled is left out (R730).
    expect(await found(who, '?outcome=family-cancelled&view=to-come')).toEqual([ahead]);
  }
  expect(await found(tutor, '?outcome=student-absent')).toEqual([]);
  const totals = async (query: string) =>
    (await otherTutor.call('GET', `/api/sessions/totals${query}`)).json();
  expect(await totals('?outcome=taught')).toMatchObject({ sessions: 1, completed: 1, minutes: 60 });
  expect(await totals('?outcome=taught&view=past')).toMatchObject({ sessions: 1, completed: 1 });
  expect(await totals('?outcome=family-cancelled&view=to-come')).toMatchObject({ sessions: 1, completed: 0 });
  const file = await (await admin.call('GET', '/api/sessions/export?outcome=student-absent')).text();
  expect(file.trimEnd().split('\r\n').slice(1)).toHaveLength(1);
  expect(file).toContain(',cancelled,');
  await app.db.delete(sessions).where(inArray(sessions.id, ids));
});

describe('filters', () => {
  test.each([
    ['?view=past', 13],
    ['?view=to-come', 1],
    ['?view=to-come&status=completed', 0],
    ['?view=past&status=scheduled', 0],
    ['?view=to-come&period=week', 1],
    ['?view=past&period=week', 1],
    ['?view=to-come&q=history', 1],
    ['?view=past&q=history', 0],
    // R735
    ['?notes=missing', 12],
    ['?notes=missing&view=to-come', 0],
    ['?notes=missing&period=month', 3],
    ['?status=scheduled', 1],
    ['?status=completed', 13],
    ['?subject=History', 1],
    ['?period=week', 1],
    ['?period=month', 4],
    ['?period=quarter', 10],
    ['?status=completed&subject=English&period=month', 4],
    ['?q=PERFECT', 1],
    ['?q=history', 1],
    ['?q=nothing-like-it', 0],
  ])('%s leaves %i of the tutor’s', async (query, count) => {
    expect((await list(tutor, query)).items).toHaveLength(count);
  });

  test('an admin’s are one tutor’s, and what is over and not closed; the export names the tutor (R962)', async () => {
    const tutors = async (who: Person, query: string) =>
      (await list(who, query)).items.map(session => session.tutor.id);
    expect(await tutors(admin, `?tutorId=${otherTutor.id}`)).toEqual([otherTutor.id]);
    expect(await tutors(admin, `?tutorId=${tutor.id}`)).toHaveLength(14);
    expect(await tutors(tutor, `?tutorId=${otherTutor.id}`)).toEqual([]);
    // Of five days ago; what is to come is not late.
    expect(await tutors(admin, '?toClose=true')).toEqual([otherTutor.id]);
    expect(await tutors(tutor, '?toClose=true')).toEqual([]);
    const file = await (await admin.call('GET', '/api/sessions/export?toClose=true')).text();
    expect(file).toContain('Date,Student,Tutor,');
    expect(file).toContain(',Noura,James,');
  });

  test('of one student are theirs alone, and only those one may see', async () => {
    const noura = (await list(otherTutor)).items[0]?.student.id;
    expect((await list(tutor, `?studentId=${student.id}&status=completed`)).items).toHaveLength(13);
    expect((await list(tutor, `?studentId=${noura}`)).items).toEqual([]);
    expect((await list(admin, `?studentId=${noura}`)).items).toHaveLength(1);
    expect((await list(student, `?studentId=${noura}`)).items).toEqual([]);
  });

  test.each(['أحمد', 'احمد', 'أَحْمَد', 'الحربي', 'احمد الحرب'])('a name is found as %s', async typed => {
    expect((await list(tutor, `?q=${encodeURIComponent(typed)}`)).items).toHaveLength(14);
  });

  test('a name is found as well where more than a thousand students have it', async () => {
    await app.db.execute(sql`
      with namesakes as (
        insert into profiles (name, role) select 'أحمد', 'student' from generate_series(1, 1001) returning id
      )
      insert into students (profile_id) select id from namesakes`);
    const found = async (who: Person) => (await list(who, `?q=${encodeURIComponent('أحمد')}`)).items;
    expect(await found(tutor)).toHaveLength(14);
    expect(await found(otherTutor)).toHaveLength(0);
  });

  test('an address is nothing to search by: a session does not show it', async () => {
    expect((await list(tutor, `?q=${encodeURIComponent(student.email.slice(0, 13))}`)).items).toHaveLength(0);
    expect((await list(tutor, '?q=people.example')).items).toHaveLength(0);
  });

  test.each(['%', '_', '\\', "'", '"', '100%'])(
    '%s is looked for as it is, not as a wildcard',
    async typed => {
      const found = (await list(tutor, `?q=${encodeURIComponent(typed)}`)).items;
      expect(found).toHaveLength(0);
      const others = (await list(otherTutor, `?q=${encodeURIComponent(typed)}`)).items;
      expect(others).toHaveLength(typed.includes('%') ? 1 : 0);
    },
  );
});

test.each([
  ['?limit=0', 'limit'],
  ['?limit=101', 'limit'],
  ['?limit=many', 'limit'],
  ['?status=done', 'status'],
  ['?view=all', 'view'],
  ['?notes=any', 'notes'],
  ['?outcome=fine', 'outcome'],
  ['?studentId=1', 'studentId'],
  ['?colour=red', 'colour'],
  ['?cursor=abc', 'cursor'],
  ['?cursor=WyJhIiwiYiJd', 'cursor'],
  ['?limit=1&limit=2', 'limit'],
])('%s is refused', async (query, field) => {
  const answer = await tutor.call('GET', `/api/sessions${query}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: 'input.invalid', field } });
});

test('the export has all rows the filters leave, a byte-order mark and disarmed cells', async () => {
  const answer = await otherTutor.call('GET', '/api/sessions/export');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="session-history-2026-11-15.csv"',
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines[0]).toBe('Date,Student,Subject,Duration,Status,Notes,Homework');
  expect(lines[1]).toBe('2026-11-10 12:00,Noura,English,60,scheduled,100% =SUM(A1),');
});

test('the export’s name carries the date on the viewer’s wall', async () => {
  app.clock.set(new Date('2026-11-15T22:30:00Z'));
  const name = async (who: Person) =>
    (await who.call('GET', '/api/sessions/export')).headers.get('content-disposition');
  // Access tokens live an hour of the test's clock; this is a new one.
  const late = await signIn(app, { role: 'tutor', timezone: 'Asia/Riyadh' });
  const british = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  expect(await name(late)).toContain('session-history-2026-11-16.csv');
  expect(await name(british)).toContain('session-history-2026-11-15.csv');
  app.clock.set(TEST_NOW);
});

test.each(['', '?q=only'])('what the tutor alone has said about a session is shown (%s)', async query => {
  const session = await addSession(app, {
    tutorId: otherTutor.id,
    studentId: student.id,
    startsAt: daysAgo(query === '' ? 400 : 401),
    status: 'completed',
    notes: 'only the tutor',
  });
  await app.db
    .insert(feedback)
    .values({ sessionId: session.id, tutorRating: 4, tutorRatedAt: app.clock.now() });
  const { items } = (await list(otherTutor, query)) as unknown as { items: Record<string, unknown>[] };
  expect(items.find(({ id }) => id === session.id)?.feedback).toEqual({
    studentRating: null,
    studentComments: null,
    studentRatedAt: null,
    tutorRating: 4,
    tutorComments: null,
    studentVersion: 0,
    tutorVersion: 1,
  });
});

test.each([
  '',
  '?status=completed&subject=English&period=quarter',
  '?q=perfect',
  '?view=past',
  '?view=to-come',
  '?toClose=true&view=past',
])(
  'a page of history takes three statements at most, with the one that asks who wants it (%s)',
  async query => {
    const sent = await sentStatements(app, () => list(tutor, query));
    expect(sent.map(({ name }) => name)).toContain('auth_standing');
    expect(sent.length).toBeLessThanOrEqual(3);
  },
);
