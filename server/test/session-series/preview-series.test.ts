import { expectedHolidays } from '@bayan/domain/gulf-calendar/expected-holidays';
import type { SeriesPreview } from '@bayan/domain/session-series/session-series.contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holidays } from '#schema/academy.ts';
import { sessionSeries, sessions } from '#schema/teaching.ts';
import { previewSeries } from '#teaching/session-series/preview-series.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { sentStatements } from '#test/sent-statements.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
let otherTutor: Person;
let otherStudent: Person;
beforeAll(async () => {
  app = await createTestApp({ now: new Date('2026-12-01T09:00:00Z') });
  admin = await signIn(app, { role: 'admin' });
  await app.db.delete(holidays).where(inArray(holidays.country, ['SA']));
  await app.db.insert(holidays).values(
    expectedHolidays('SA', 2027).map(({ name, ...holiday }) => ({
      ...{ ...holiday, country: 'SA', name, nameAr: name },
    })),
  );
});
afterAll(() => app.close());

beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  otherTutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Harriet' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  otherStudent = await signIn(app, { role: 'student', name: 'Mariam' });
  await assign(app, tutor.id, student.id, admin.id);
});

const sundays = (given: object = {}) => ({
  ...{ studentId: student.id, slots: [{ weekday: 7, time: '19:00' }] },
  ...{ startsOn: '2027-01-10', untilOn: '2027-03-28' },
  ...given,
});
const ask = (given: object = {}, who: Person = tutor) =>
  who.call('POST', '/api/session-series/preview', { body: sundays(given) });
async function shown(...given: Parameters<typeof ask>): Promise<SeriesPreview> {
  const answer = await ask(...given);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SeriesPreview;
}
async function errorOf(...given: Parameters<typeof ask>) {
  const answer = await ask(...given);
  const { error } = (await answer.json()) as { error: Record<string, unknown> };
  return { status: answer.status, ...error };
}
const marked = ({ days }: SeriesPreview) =>
  days.flatMap(({ day, marks, isOn }) => (marks.length > 0 ? [[day, marks.join(' '), isOn]] : []));
const hours = (person: Person) =>
  person.call('POST', '/api/availability', {
    body: {
      validFrom: '2026-12-01',
      hours: [7, 1, 2, 3, 4].map(weekday => ({ weekday, opens: 720, closes: 1020 })),
    },
  });

describe('R454: before a series is made', () => {
  test('case 1: 50 days, 49 lessons, 30 of them later for Eleanor and outside her hours; nothing is stored', async () => {
    expect((await hours(tutor)).status).toBe(201);
    const preview = await shown({ untilOn: '2027-12-19' });
    expect(preview).toMatchObject({ timezone: 'Asia/Riyadh', tutorTimezone: 'Europe/London' });
    expect(preview.head).toEqual({
      ...{ lessons: 49, off: 1, clashes: 0, outsideHours: 30 },
      shifts: [{ minutes: 60, lessons: 30, fromOn: '2027-03-28', untilOn: '2027-10-24' }],
    });
    expect(preview.days).toHaveLength(50);
    expect(preview.days.filter(({ isOn }) => !isOn)).toEqual([
      {
        day: '2027-05-16',
        startsAt: '2027-05-16T16:00:00.000Z',
        endsAt: '2027-05-16T17:00:00.000Z',
        marks: ['holiday-off', 'outside-hours'],
        isOn: false,
        clash: null,
        holiday: { name: 'eid-al-adha', nameAr: 'eid-al-adha' },
      },
    ]);
    expect(await app.db.$count(sessionSeries, eq(sessionSeries.tutorId, tutor.id))).toBe(0);
    expect(await app.db.$count(sessions, eq(sessions.tutorId, tutor.id))).toBe(0);
  });

  test('case 10: her own lesson is named to her, the student’s with another tutor only to admins (R88)', async () => {
    const at = (startsAt: string) => ({ startsAt: new Date(startsAt) });
    await addSession(app, { tutorId: tutor.id, studentId: otherStudent.id, ...at('2027-02-21T16:30:00Z') });
    await addSession(app, { tutorId: otherTutor.id, studentId: student.id, ...at('2027-02-28T16:00:00Z') });
    const clashesOf = ({ days }: SeriesPreview) => days.flatMap(({ clash }) => clash ?? []);
    const hers = await shown();
    expect(marked(hers)).toEqual([
      ['2027-02-21', 'clash', false],
      ['2027-02-28', 'clash', false],
    ]);
    expect(hers.head).toMatchObject({ lessons: 10, off: 2, clashes: 2 });
    expect(clashesOf(hers)).toEqual([
      {
        ...{ day: '2027-02-21', whose: 'tutor', startsAt: '2027-02-21T16:30:00.000Z' },
        ...{ endsAt: '2027-02-21T17:30:00.000Z' },
        other: { id: otherStudent.id, name: 'Mariam', nameAr: null },
      },
      expect.objectContaining({ day: '2027-02-28', whose: 'student', other: null }),
    ]);
    const all = clashesOf(await shown({ tutorId: tutor.id }, admin));
    expect(all.map(({ other }) => other?.name)).toEqual(['Mariam', 'Harriet']);
  });

  test('a cancelled lesson, and one that waits for another tutor, is in nobody’s or only its student’s way', async () => {
    const startsAt = new Date('2027-02-21T16:00:00Z');
    const cancelled = { status: 'cancelled', cancelledAt: app.clock.now(), cancelledBy: admin.id } as const;
    const waiting = { startsAt: new Date('2027-02-28T16:00:00Z'), tutorLeftAt: app.clock.now() };
    await addSession(app, { tutorId: tutor.id, studentId: student.id, startsAt, ...cancelled });
    await addSession(app, { tutorId: tutor.id, studentId: otherStudent.id, ...waiting });
    expect(marked(await shown())).toEqual([]);
  });

  test('case 12: the pair’s own single lesson is there already', async () => {
    const startsAt = new Date('2027-01-24T16:00:00Z');
    await addSession(app, { tutorId: tutor.id, studentId: student.id, startsAt });
    expect(marked(await shown())).toEqual([['2027-01-24', 'there-already', true]]);
  });

  test('time off is off until somebody chooses the day', async () => {
    const body = { fromOn: '2027-01-17', untilOn: '2027-01-17', kind: 'leave' };
    expect((await tutor.call('POST', '/api/time-off', { body })).status).toBe(201);
    const twelve = { untilOn: undefined, lessons: 12 };
    const first = await shown(twelve);
    expect(marked(first)).toEqual([['2027-01-17', 'time-off', false]]);
    expect(first.days.at(-1)?.day).toBe('2027-04-04');
    expect((await shown({ ...twelve, on: ['2027-01-17'] })).days.at(-1)?.day).toBe('2027-03-28');
    expect((await shown({ ...twelve, off: ['2027-01-24'] })).head).toMatchObject({ lessons: 12, off: 2 });
  });

  test('hours, the most a day and the buffer are told of the days they concern', async () => {
    const body = {
      ...{ validFrom: '2026-12-01', mostADay: 1, bufferMinutes: 10 },
      hours: [{ weekday: 7, opens: 960, closes: 1020 }],
    };
    expect((await tutor.call('POST', '/api/availability', { body })).status).toBe(201);
    const closed = { body: { ranges: [] }, version: 0 };
    expect((await tutor.call('PUT', '/api/availability/days/2027-01-31', closed)).status).toBe(200);
    const startsAt = new Date('2027-01-17T15:00:00Z');
    await addSession(app, { tutorId: tutor.id, studentId: otherStudent.id, startsAt });
    expect(marked(await shown({ untilOn: '2027-02-07' }))).toEqual([
      ['2027-01-17', 'day-full short-buffer', true],
      ['2027-01-31', 'outside-hours', true],
    ]);
  });
});

describe('R453: no such series', () => {
  test.each([
    ['the last day before the first', { untilOn: '2027-01-09' }, 'input.invalid', 'untilOn', 'too-small'],
    [
      'the first day on another weekday',
      { startsOn: '2027-01-11' },
      'input.invalid',
      'startsOn',
      'not-offered',
    ],
    ['both ends', { lessons: 3 }, 'input.invalid', 'untilOn', 'not-offered'],
    [
      'two times of one weekday',
      { slots: [sunday('17:00'), sunday('18:00')] },
      'input.invalid',
      'slots',
      'not-offered',
    ],
    ['a first lesson that is over', { startsOn: '2026-11-29' }, 'series.past'],
    ['201 lessons', { untilOn: undefined, lessons: 201 }, 'series.too-many'],
    ['more than 104 weeks', { untilOn: '2029-01-07' }, 'series.too-many'],
  ])('case 8: %s', async (_what, given, code, field?: string, problem?: string) => {
    expect(await errorOf(given)).toMatchObject({
      ...{ status: 422, code },
      ...(field === undefined ? {} : { issues: [{ field, problem }] }),
    });
  });

  test('case 9: a tutor asks for her students only, a student for nobody', async () => {
    expect(await errorOf({ studentId: otherStudent.id })).toMatchObject({ code: 'session.student' });
    expect(await errorOf({ tutorId: otherTutor.id })).toMatchObject({ code: 'session.tutor' });
    expect(await errorOf({}, student)).toMatchObject({ status: 403, code: 'access.role' });
    expect((await ask({ tutorId: otherTutor.id }, admin)).status).toBe(200);
  });
});

test('200 days are asked for in at most 8 statements, by a tutor and by an admin', async () => {
  expect((await hours(tutor)).status).toBe(201);
  const slots = Array.from({ length: 7 }, (_, i) => ({ weekday: i + 1, time: '17:00' }));
  const daily = {
    slots,
    untilOn: undefined,
    lessons: 200,
    everyWeeks: 1,
    duration: 60,
    on: [],
    off: [],
  } as const;
  const form = { ...sundays(daily), tutorId: tutor.id } as unknown as Parameters<typeof previewSeries>[2];
  for (const actor of [
    { id: tutor.id, role: 'tutor', timezone: 'Europe/London', rights: [] },
    { id: admin.id, role: 'admin', timezone: 'Asia/Riyadh', rights: ['operations'] },
  ]) {
    let days = 0;
    const context = { actor, now: app.clock.now() } as unknown as Parameters<typeof previewSeries>[1];
    const sent = await sentStatements(app, async () => {
      const preview = await previewSeries(app.db, context, form);
      days = preview.head.lessons;
    });
    expect(days).toBe(200);
    expect(sent.length).toBeLessThanOrEqual(8);
  }
});

function sunday(time: string) {
  return { weekday: 7, time };
}
