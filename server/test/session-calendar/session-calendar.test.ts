import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addExpectedHolidays } from '#academy/holidays/add-expected-holidays.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let otherTutor: Person;
let student: Person;
let otherStudent: Person;
let ids: Record<'early' | 'monday' | 'cancelled' | 'next' | 'other', string>;

const at = (startsAt: string) => ({ startsAt: new Date(startsAt) });

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', timezone: 'Asia/Riyadh' });
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  otherTutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  student = await signIn(app, { role: 'student', timezone: 'Asia/Riyadh' });
  otherStudent = await signIn(app, { role: 'student' });
  await assign(app, tutor.id, student.id, admin.id);
  const pair = { tutorId: tutor.id, studentId: student.id };
  const idOf = async (values: object) => (await addSession(app, { ...pair, ...values })).id;
  const cancelled = { status: 'cancelled' as const, cancelledBy: admin.id, cancelledAt: app.clock.now() };
  ids = {
    // On Sunday in London, and on Monday in Riyadh.
    early: await idOf(at('2026-11-29T21:30:00Z')),
    monday: await idOf({ ...at('2026-11-30T16:00:00Z'), subject: 'Physics', notes: 'Private words' }),
    cancelled: await idOf({ ...at('2026-11-30T18:00:00Z'), ...cancelled }),
    next: await idOf(at('2026-12-07T16:00:00Z')),
    other: (
      await addSession(app, {
        tutorId: otherTutor.id,
        studentId: otherStudent.id,
        ...at('2026-11-30T16:00:00Z'),
      })
    ).id,
  };
  await addExpectedHolidays(app.db, app.clock.now());
  const hours = [{ weekday: 1, opens: 720, closes: 1020 }];
  await tutor.call('POST', '/api/availability', { body: { validFrom: '2026-11-01', hours } });
  const off = { fromOn: '2026-12-01', untilOn: '2026-12-01', kind: 'ill', note: 'Private words' };
  await tutor.call('POST', '/api/time-off', { body: off });
});
afterAll(() => app.close());

interface Calendar {
  readonly items: { readonly id: string }[];
  readonly nextCursor: string | null;
  readonly hours: object[];
  readonly keepsHours: boolean;
  readonly timeOff: object[];
  readonly holidays: { readonly key: string; readonly country: string }[];
}
const ask = (who: Person, query: string) => who.call('GET', `/api/sessions/calendar?${query}`);
const read = async (who: Person, query: string) => {
  const answer = await ask(who, query);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Calendar;
};
const seen = async (who: Person, query: string) => (await read(who, query)).items.map(({ id }) => id);
const MONDAY = 'from=2026-11-30&to=2026-11-30';

describe('R483: the calendar of some days', () => {
  test('has the sessions of the reader by their own clock, soonest first', async () => {
    expect(await seen(student, MONDAY)).toEqual([ids.early, ids.monday, ids.cancelled]);
    expect(await seen(tutor, MONDAY)).toEqual([ids.monday, ids.cancelled]);
    expect(await seen(tutor, `${MONDAY}&timezone=Asia/Riyadh`)).toEqual([
      ids.early,
      ids.monday,
      ids.cancelled,
    ]);
    expect(await seen(otherTutor, MONDAY)).toEqual([ids.other]);
    expect((await seen(admin, MONDAY)).toSorted()).toEqual(
      [ids.early, ids.monday, ids.cancelled, ids.other].toSorted(),
    );
  });

  test('has a session that lasts into it', async () => {
    // 23:30 to 00:30 in Athens.
    expect(await seen(student, `${MONDAY}&timezone=Asia/Dubai`)).toContain(ids.early);
    expect(await seen(student, 'from=2026-11-29&to=2026-11-29&timezone=Europe/London')).toEqual([ids.early]);
    expect(await seen(student, `${MONDAY}&timezone=Europe/Paris`)).not.toContain(ids.early);
    expect(await seen(student, `${MONDAY}&timezone=Europe/Athens`)).toContain(ids.early);
  });

  const FILTERS: [string, () => string, (keyof typeof ids)[]][] = [
    ['tutorId', () => tutor.id, ['early', 'monday', 'cancelled']],
    ['studentId', () => otherStudent.id, ['other']],
    ['subject', () => 'Physics', ['monday']],
    ['status', () => 'cancelled', ['cancelled']],
  ];
  test.each(FILTERS)('is filtered by %s', async (filter, value, expected) => {
    expect((await seen(admin, `${MONDAY}&${filter}=${value()}`)).toSorted()).toEqual(
      expected.map(name => ids[name]).toSorted(),
    );
  });

  test('goes on where a page ends', async () => {
    const first = await read(student, `${MONDAY}&limit=2`);
    expect(first.items.map(({ id }) => id)).toEqual([ids.early, ids.monday]);
    expect(await seen(student, `${MONDAY}&limit=2&cursor=${first.nextCursor}`)).toEqual([ids.cancelled]);
    expect((await ask(student, `${MONDAY}&limit=201`)).status).toBe(422);
  });

  test('tells nothing of what was written in a session', async () => {
    const answer = await ask(tutor, MONDAY);
    expect(await answer.text()).not.toContain('Private words');
  });

  test('has the hours and the time off of the tutor, without its note', async () => {
    const week = 'from=2026-11-30&to=2026-12-06';
    const own = await read(tutor, week);
    expect(own.hours).toEqual([{ from: '2026-11-30T12:00:00.000Z', until: '2026-11-30T17:00:00.000Z' }]);
    expect(own.timeOff).toEqual([
      {
        id: expect.any(String),
        startsAt: '2026-12-01T00:00:00.000Z',
        endsAt: '2026-12-02T00:00:00.000Z',
        kind: 'ill',
      },
    ]);
    const asked = await read(admin, `${week}&tutorId=${tutor.id}`);
    expect([asked.hours, asked.timeOff]).toEqual([own.hours, own.timeOff]);
    // Closed all day is told from no hours at all (R976).
    const tuesday = 'from=2026-12-01&to=2026-12-01';
    expect(await read(admin, `${tuesday}&tutorId=${tutor.id}`)).toMatchObject({
      hours: [],
      keepsHours: true,
    });
    expect((await read(admin, `${tuesday}&tutorId=${otherTutor.id}`)).keepsHours).toBe(false);
    for (const [who, query] of [
      [admin, week],
      [student, week],
      [otherTutor, `${week}&tutorId=${tutor.id}`],
      [student, `${week}&tutorId=${tutor.id}`],
    ] as const) {
      const { hours, timeOff } = await read(who, query);
      expect([hours, timeOff]).toEqual([[], []]);
    }
  });

  test('has the holidays of all countries in these days', async () => {
    const { holidays } = await read(student, 'from=2026-11-30&to=2026-12-16');
    expect(holidays.map(({ country, key }) => [country, key])).toEqual([
      ['AE', 'national-day-2026'],
      ['BH', 'national-day-2026'],
    ]);
  });

  test('has at most 42 days, in order', async () => {
    expect((await ask(tutor, 'from=2026-11-30&to=2027-01-10')).status).toBe(200);
    expect((await ask(tutor, 'from=2026-11-30&to=2027-01-11')).status).toBe(422);
    expect((await ask(tutor, 'from=2026-11-30&to=2026-11-29')).status).toBe(422);
    expect((await ask(tutor, 'from=2026-11-30')).status).toBe(422);
  });
});

describe('R484: the sessions of each day', () => {
  const count = async (query: string) => {
    const answer = await admin.call('GET', `/api/sessions/days?${query}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { days: object[] }).days;
  };

  test('are counted by the clock of the reader, for all or for one person', async () => {
    expect(await count('from=2026-11-29&to=2026-11-30')).toEqual([
      { day: '2026-11-29', sessions: 0, isMore: false },
      { day: '2026-11-30', sessions: 4, isMore: false },
    ]);
    expect(await count(`${MONDAY}&timezone=Europe/London&tutorId=${tutor.id}`)).toEqual([
      { day: '2026-11-30', sessions: 2, isMore: false },
    ]);
    expect(await count(`${MONDAY}&studentId=${otherStudent.id}`)).toMatchObject([{ sessions: 1 }]);
  });

  test('are told up to 99', async () => {
    const busy = await signIn(app, { role: 'tutor' });
    const many = Array.from({ length: 100 }, (_, i) =>
      addSession(app, {
        tutorId: busy.id,
        studentId: otherStudent.id,
        durationMinutes: 30,
        status: 'cancelled',
        cancelledBy: admin.id,
        cancelledAt: app.clock.now(),
        startsAt: new Date(Date.parse('2027-01-20T06:00:00Z') + i * 60_000),
      }),
    );
    await Promise.all(many);
    expect(await count('from=2027-01-20&to=2027-01-20')).toEqual([
      { day: '2027-01-20', sessions: 99, isMore: true },
    ]);
  });

  test('are for admins', async () => {
    expect((await tutor.call('GET', `/api/sessions/days?${MONDAY}`)).status).toBe(403);
  });
});
