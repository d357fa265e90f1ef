import type { StudentOverview } from '@bayan/domain/student-overview/student-overview.contract';
import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, addSeries, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';
import { sentStatements } from '#test/sent-statements.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
let seriesId: string;
const DAY = 86_400_000;
const MINUTE = 60_000;
const NEAR = 7 * DAY;
const from = (milliseconds: number) => new Date(TEST_NOW.getTime() + milliseconds);

interface Listed {
  readonly id: string;
  readonly startsAt: string;
}
const read = async (who: Person, path: string) => (await who.call('GET', path)).json() as Promise<unknown>;
const listed = async (who: Person, query = '') => {
  const { items } = (await read(who, `/api/sessions?limit=100${query}`)) as { items: readonly Listed[] };
  return items.map(({ id }) => id);
};
const inSeries = (startsAt: Date, values: object = {}) =>
  addSession(app, {
    ...{ tutorId: tutor.id, studentId: student.id, startsAt, seriesId, originalStartsAt: startsAt },
    ...values,
  });

/** In the order of a list: newest first. */
const ids = { far: [] as string[], cancelled: '', single: '', near: '', past: '' };
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
  const people = { tutorId: tutor.id, studentId: student.id };
  seriesId = await addSeries(app, people);
  for (const weeks of [5, 4, 3, 2]) ids.far.push((await inSeries(from(weeks * NEAR))).id);
  ids.far.push((await inSeries(from(NEAR + MINUTE))).id);
  const cancelled = { status: 'cancelled', cancelledBy: tutor.id, cancelledAt: TEST_NOW };
  ids.cancelled = (await inSeries(from(6 * NEAR), cancelled)).id;
  ids.single = (await addSession(app, { ...people, startsAt: from(3 * NEAR + DAY) })).id;
  // The last that is near.
  ids.near = (await inSeries(from(NEAR - 2 * 3_600_000))).id;
  ids.past = (await inSeries(from(-DAY), { status: 'completed', notes: 'Weekly words' })).id;
});
afterAll(() => app.close());

describe('R464: a lesson of a series that is not near', () => {
  test('is in no list without a status or a view, and in every other', async () => {
    const shown = [ids.single, ids.near, ids.past];
    for (const who of [admin, tutor, student]) {
      expect(await listed(who)).toEqual(shown);
      expect(await listed(who, '&subject=English')).toEqual(shown);
      expect(await listed(who, '&q=English')).toEqual(shown);
      expect(await listed(who, '&status=scheduled')).toHaveLength(7);
      expect(await listed(who, '&status=cancelled')).toEqual([ids.cancelled]);
      expect(await listed(who, '&view=to-come')).toHaveLength(7);
    }
    expect(await listed(admin, `&studentId=${student.id}`)).toEqual(shown);
    expect(await listed(tutor, '&period=week')).toEqual([ids.past]);
    expect(await listed(tutor, '&toClose=true')).toEqual([]);
  });

  test('is near from 7 days before its start on', async () => {
    const first = ids.far.at(-1) ?? '';
    app.clock.set(from(MINUTE));
    expect(await listed(tutor)).toEqual([ids.single, first, ids.near, ids.past]);
    expect(await read(student, '/api/badges')).toMatchObject({ sessions: 3 });
    app.clock.set(TEST_NOW);
  });

  test('is left out between two pages too, of which each lesson is on one', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const page = (await read(admin, `/api/sessions?limit=1${query}`)) as {
        readonly items: readonly Listed[];
        readonly nextCursor: string | null;
      };
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([ids.single, ids.near, ids.past]);
  });

  test('is left out of file and sums as it is of the list', async () => {
    const lines = async (query: string) =>
      (await (await tutor.call('GET', `/api/sessions/export${query}`)).text()).trim().split('\r\n').length -
      1;
    expect(await lines('')).toBe(3);
    expect(await lines('?view=to-come')).toBe(7);
    const sums = async (query: string) => read(tutor, `/api/sessions/totals${query}`);
    expect(await sums('')).toMatchObject({ sessions: 3, completed: 1, minutes: 180, isAll: true });
    expect(await sums('?subject=English')).toMatchObject({ sessions: 3, completed: 1, minutes: 180 });
    expect(await sums('?q=english')).toMatchObject({ sessions: 3, completed: 1, minutes: 180 });
    expect(await sums('?status=scheduled')).toMatchObject({ sessions: 7 });
    expect(await sums('?view=to-come')).toMatchObject({ sessions: 7 });
    expect(await sums('?view=past')).toMatchObject({ sessions: 1 });
  });

  test('counts in no badge, tile or card', async () => {
    expect(await read(student, '/api/badges')).toMatchObject({ sessions: 2 });
    const own = (await read(student, '/api/student-overview')) as StudentOverview;
    expect(own.totals.sessions).toBe(3);
    expect(own.upcoming).toMatchObject({ count: 2, planned: 5 });
    expect(own.firstDays.lesson).toBe(true);
    const hers = (await read(tutor, '/api/tutor-overview')) as TutorOverview;
    expect(hers.totals.sessions).toBe(3);
    expect(hers.upcomingWithinAWeek).toBe(1);
    const cards = { items: [{ name: 'Omar', upcomingSessions: 2, completedSessions: 1 }] };
    expect(await read(tutor, '/api/students')).toMatchObject(cards);
    expect(await read(tutor, `/api/students/${student.id}`)).toMatchObject({ upcomingSessions: 2 });
    expect(await read(admin, `/api/students/${student.id}`)).toMatchObject({ upcomingSessions: 2 });
  });

  test('is among what a student has to come, and in the calendar', async () => {
    expect(await read(student, '/api/sessions/ahead?limit=100')).toMatchObject({ items: { length: 7 } });
    const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
    const days = `from=${dayOf(from(4 * NEAR))}&to=${dayOf(from(6 * NEAR - DAY))}`;
    expect(await read(admin, `/api/sessions/calendar?${days}`)).toMatchObject({ items: { length: 2 } });
  });
});

describe('R464: however many lessons of series are far', () => {
  const [own, everybodys, inNone] = [200, 4_000, 400];
  interface Plan {
    readonly indexes: readonly string[];
    readonly touched: number;
  }
  /** Of all statements that name lessons. */
  async function plansOf(who: Person, path: string): Promise<readonly Plan[]> {
    const sent = await sentStatements(app, () => who.call('GET', path));
    const plans: Plan[] = [];
    for (const { text, values } of sent.filter(({ text }) => text.includes('"sessions"'))) {
      const { rows } = await app.db.$client.query(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      );
      const plan = rows[0]['QUERY PLAN'][0].Plan;
      const indexes = [...JSON.stringify(plan).matchAll(/"Index Name":"(\w+)"/g)].map(
        ([, name = '']) => name,
      );
      plans.push({ indexes, touched: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] });
    }
    return plans;
  }

  const fill = (
    db: Queryable,
    of: { readonly tutorId: string; readonly studentId: string; readonly seriesId: string | null },
    count: number,
    subject = 'English',
  ) =>
    db.execute(sql`
      insert into sessions (tutor_id, student_id, subject, starts_at, original_starts_at, series_id, duration_minutes,
        family_timezone, entered_timezone, rate, currency, created_by)
      select ${of.tutorId}, ${of.studentId}, ${subject}, at, case when ${of.seriesId}::uuid is not null then at end,
        ${of.seriesId}, 60, 'Asia/Riyadh', 'Europe/London', 45, 'GBP', ${admin.id}
      from generate_series(1, ${count}) n,
        lateral (select ${from(7 * NEAR)}::timestamptz + n * interval '3 hours' as at) as made`);

  beforeAll(async () => {
    const others = {
      tutorId: await addPerson(app, { role: 'tutor' }),
      studentId: await addPerson(app, { role: 'student' }),
    };
    const theirs = { ...others, seriesId: await addSeries(app, others) };
    await app.db.transaction(async tx => {
      await tx.execute(sql`alter table sessions disable trigger user`);
      await fill(tx, theirs, everybodys);
      const apart = {
        tutorId: await addPerson(app, { role: 'tutor' }),
        studentId: await addPerson(app, { role: 'student' }),
      };
      await fill(tx, { ...apart, seriesId: null }, inNone, 'Mathematics');
      await tx.execute(sql`alter table sessions enable trigger user`);
    });
    await fill(app.db, { tutorId: tutor.id, studentId: student.id, seriesId }, own);
    await app.db.execute(sql`vacuum analyze sessions`);
  });

  test.each([
    ['/api/sessions?limit=10', 'sessions_single'],
    ['/api/sessions?limit=10&subject=English', 'sessions_single_by_subject'],
    ['/api/sessions?limit=10&q=english', 'sessions_single'],
  ])('%s is read in two ranges of indexes', async (path, index) => {
    const plans = await plansOf(admin, path);
    expect(plans.length).toBeLessThanOrEqual(2);
    expect(plans[0]?.indexes).toContain(index);
    for (const { touched } of plans) expect(touched).toBeLessThan(100);
  });

  test.each([
    ['the student’s badge', () => student, '/api/badges', 'sessions_single_of_student'],
    ['the student’s overview', () => student, '/api/student-overview', 'sessions_ahead_in_series_of_student'],
    ['the tutor’s overview', () => tutor, '/api/tutor-overview', 'sessions_ahead_in_series_of_tutor'],
    ['the cards of students', () => tutor, '/api/students', 'sessions_single'],
  ])('%s is counted in an index', async (_, who, path, index) => {
    const plans = await plansOf(who(), path);
    expect(plans.flatMap(({ indexes }) => indexes)).toContainEqual(expect.stringMatching(`^${index}`));
    for (const { touched } of plans) expect(touched).toBeLessThan(100);
  });

  test('they are taken from the sums as often as they are', async () => {
    expect(await read(student, '/api/student-overview')).toMatchObject({
      totals: { sessions: 3 },
      upcoming: { count: 2, planned: own + 5 },
    });
    expect(await read(tutor, '/api/tutor-overview')).toMatchObject({ totals: { sessions: 3 } });
    expect(await read(student, '/api/badges')).toMatchObject({ sessions: 2 });
  });
});
