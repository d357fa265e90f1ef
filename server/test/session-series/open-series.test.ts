import { addDays } from '@bayan/domain/time/days';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#schema/academy.ts';
import { sessions } from '#schema/teaching.ts';
import { vettingChecks } from '#schema/vetting.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const NOW = new Date('2027-01-04T09:00:00Z');

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp({ now: NOW });
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await app.db.update(settings).set({ seriesHorizonWeeks: 8 });
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
});

const sundays = (count: number) =>
  Array.from({ length: count }, (_, week) => addDays('2027-01-10', week * 7));
const pattern = () => ({
  ...{ studentId: student.id, slots: [{ weekday: 7, time: '19:00' }], startsOn: '2027-01-10' },
});
const make = (days: readonly string[]) =>
  tutor.call('POST', '/api/session-series', {
    body: { ...pattern(), subject: 'English', timezone: 'Asia/Riyadh', days },
  });
interface Series {
  readonly id: string;
  readonly version: number;
  readonly endsAt: string;
  readonly daysOff: readonly object[];
}
async function made(days = sundays(9)): Promise<Series> {
  const answer = await make(days);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Series;
}
const lessonDays = async () => {
  const rows = await app.db
    .select({ startsAt: sessions.startsAt })
    .from(sessions)
    .where(eq(sessions.studentId, student.id))
    .orderBy(asc(sessions.startsAt));
  return rows.map(({ startsAt }) => startsAt.toISOString().slice(0, 10));
};
async function shown(): Promise<string[]> {
  const answer = await tutor.call('POST', '/api/session-series/preview', { body: pattern() });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { days: { day: string }[] }).days.map(({ day }) => day);
}

describe('R450, R453: a series without an end', () => {
  test('is shown and made as many weeks ahead as the settings say, from its first day on', async () => {
    expect(await shown()).toEqual(sundays(9));
    const series = await made();
    expect(series).toMatchObject({
      ...{ untilOn: null, lessons: null, filledUntil: '2027-03-07' },
      endsAt: '2100-01-02T00:00:00.000Z',
    });
    expect(await lessonDays()).toEqual(sundays(9));
  });

  test('keeps the days that were left out, also after the last chosen one, as decided', async () => {
    const series = await made(sundays(8));
    expect(series.daysOff).toEqual([
      { day: '2027-03-07', kind: 'skipped', reason: '', settledAt: NOW.toISOString() },
    ]);
  });

  test('goes no further than the tutor may teach by her documents', async () => {
    await app.db.insert(vettingChecks).values({
      ...{ tutorId: tutor.id, kind: 'dbs', variant: 'dbs', state: 'confirmed', expiresOn: '2027-01-31' },
      ...{ checkedBy: admin.id, checkedAt: NOW },
    });
    expect(await shown()).toEqual(sundays(4));
    expect(await made(sundays(4))).toMatchObject({ filledUntil: '2027-01-31' });
  });

  test('is listed as running, and has no end but a next session', async () => {
    const { id } = await made();
    const page = await admin.call('GET', `/api/session-series?studentId=${student.id}`);
    expect(await page.json()).toMatchObject({
      items: [{ id, untilOn: null, lessons: null, toCome: 9, next: '2027-01-10T16:00:00.000Z' }],
    });
  });
});

describe('R458: the end of a series without an end', () => {
  const end = ({ id }: Series, untilOn: string) =>
    admin.call('POST', `/api/session-series/${id}/end`, { body: { untilOn }, version: 1 });

  test('takes out the lessons after it', async () => {
    const answer = await end(await made(), '2027-01-31');
    expect(await answer.json()).toMatchObject({ untilOn: '2027-01-31', endsAt: '2027-01-31T17:00:00.000Z' });
    expect(await lessonDays()).toEqual(sundays(4));
  });

  test('can be later than its lessons reach: the series ends with its last lesson on that day', async () => {
    const answer = await end(await made(), '2027-06-30');
    expect(answer.status).toBe(200);
    // 27 June is the last Sunday.
    expect(await answer.json()).toMatchObject({ untilOn: '2027-06-30', endsAt: '2027-06-27T17:00:00.000Z' });
    expect(await lessonDays()).toEqual(sundays(9));
  });

  test('more than 104 weeks ahead is refused', async () => {
    const answer = await end(await made(), '2029-06-30');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { code: 'input.invalid', issues: [{ field: 'untilOn', problem: 'too-big' }] },
    });
  });
});
