import { COUNTED_AT_MOST } from '@bayan/domain/sessions/session-figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback } from '#schema/teaching.ts';
import { addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

let app: TestApp;
let tutor: Person;
let friend: string;
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);

beforeAll(async () => {
  app = await createTestApp();
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  const studentId = await addPerson(app, { role: 'student', name: 'أحمد الحربي' });
  const mine = { tutorId: tutor.id, studentId };
  const rated = async (
    days: number,
    durationMinutes: number,
    studentRating: number,
    subject: 'English' | 'Physics',
  ) => {
    const { id } = await addSession(app, {
      ...mine,
      startsAt: daysAgo(days),
      status: 'completed',
      durationMinutes,
      subject,
      notes: `after ${days} days`,
    });
    await app.db.insert(feedback).values({ sessionId: id, studentRating, studentRatedAt: TEST_NOW });
  };
  await rated(2, 30, 5, 'English');
  await rated(20, 60, 4, 'English');
  await rated(60, 90, 4, 'Physics');
  await rated(200, 120, 1, 'Physics');
  await addSession(app, { ...mine, startsAt: daysAgo(4), status: 'completed' });
  await addSession(app, { ...mine, startsAt: daysAgo(-3), subject: 'Physics' });
  friend = await addPerson(app, { role: 'student' });
  await addSession(app, {
    ...mine,
    studentId: friend,
    startsAt: daysAgo(5),
    status: 'in-progress',
    durationMinutes: 45,
  });
  const stranger = await addPerson(app, { role: 'tutor' });
  await addSession(app, { ...mine, tutorId: stranger, startsAt: daysAgo(1), status: 'completed' });
});
afterAll(() => app.close());

const totals = async (query: string) => (await tutor.call('GET', `/api/sessions/totals${query}`)).json();

test.each([
  ['', 7, 5, 465, 4, 14],
  ['?status=completed', 5, 5, 360, 4, 14],
  ['?status=scheduled', 1, 0, 60, 0, 0],
  ['?status=cancelled', 0, 0, 0, 0, 0],
  ['?subject=Physics', 3, 2, 270, 2, 5],
  ['?subject=Physics&status=completed', 2, 2, 210, 2, 5],
  ['?period=week', 3, 2, 135, 1, 5],
  ['?period=month', 4, 3, 195, 2, 9],
  ['?period=quarter&subject=Physics', 1, 1, 90, 1, 4],
  [`?q=${encodeURIComponent('احمد')}`, 6, 5, 420, 4, 14],
  ['?q=after&status=completed', 4, 4, 300, 4, 14],
  ['?q=nowhere', 0, 0, 0, 0, 0],
  // R730
  ['?view=past', 6, 5, 405, 4, 14],
  ['?view=to-come', 1, 0, 60, 0, 0],
  ['?view=past&subject=Physics', 2, 2, 210, 2, 5],
  ['?view=past&status=scheduled', 0, 0, 0, 0, 0],
  ['?view=to-come&status=completed', 0, 0, 0, 0, 0],
  ['?view=to-come&period=week', 1, 0, 60, 0, 0],
  ['?view=past&period=week', 3, 2, 135, 1, 5],
])('%s leaves %i sessions, %i completed, %i minutes, %i ratings, %i stars', async (query, ...sums) => {
  const [sessions, completed, minutes, ratings, stars] = sums;
  expect(await totals(query)).toEqual({ sessions, completed, minutes, ratings, stars, isAll: true });
});

test('of one student they are added up alone', async () => {
  expect(await totals(`?studentId=${friend}`)).toMatchObject({ sessions: 1, completed: 0, minutes: 45 });
});

test('a text that is found everywhere is counted up to a bound, and says so', async () => {
  const studentId = await addPerson(app, { role: 'student' });
  const past = (n: number) => daysAgo(300 + n / 8);
  for (let n = 0; n < COUNTED_AT_MOST; n += 100) {
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        addSession(app, {
          tutorId: tutor.id,
          studentId,
          startsAt: past(n + i),
          status: 'completed',
          notes: 'Revision',
        }),
      ),
    );
  }
  expect(await totals('?q=revision')).toMatchObject({ sessions: COUNTED_AT_MOST, isAll: true });
  await addSession(app, {
    tutorId: tutor.id,
    studentId,
    startsAt: past(-5),
    status: 'completed',
    notes: 'Revision',
  });
  expect(await totals('?q=revision')).toMatchObject({ sessions: COUNTED_AT_MOST + 1, isAll: false });
  expect(await totals('')).toMatchObject({ sessions: COUNTED_AT_MOST + 8, isAll: true });
});

test('filters that mean nothing are refused', async () => {
  for (const query of ['?status=late', '?subject=Alchemy', '?period=decade', '?view=all', '?cursor=x'])
    expect((await tutor.call('GET', `/api/sessions/totals${query}`)).status).toBe(422);
});
