import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { availabilityDays, availabilitySets } from '#schema/availability.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let tutor: Person;
let otherTutor: Person;
let admin: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  otherTutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
});
afterAll(() => app.close());

/** A tutor and a student of its own for each test: hours and lessons stand in each other's way. */
beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  student = await signIn(app, { role: 'student', name: 'Omar Al Harbi' });
  await assign(app, tutor.id, student.id, admin.id);
});

const [NOON, FIVE] = [720, 1020];
const WORKDAYS = [7, 1, 2, 3, 4].map(weekday => ({ weekday, opens: NOON, closes: FIVE }));
const HOURS = { validFrom: '2026-11-01', hours: WORKDAYS };
const add = (body: object, who: Person = tutor) => who.call('POST', '/api/availability', { body });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
interface Saved {
  readonly availability: {
    readonly id: string;
    readonly version: number;
    readonly validUntil: string | null;
  };
  readonly misfits: { readonly id: string; readonly misfit: string }[];
  readonly isAll: boolean;
}
const saved = async (answer: Promise<Response>) => {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Saved;
};
/** The Monday after the test's today. */
const lessonAt = (time: string) =>
  addSession(app, { tutorId: tutor.id, studentId: student.id, startsAt: new Date(`2026-11-16T${time}:00Z`) });

describe('R475: weekly hours', () => {
  test('are kept with the clock of the tutor, her most a day and her buffer', async () => {
    const answer = await add({ ...HOURS, mostADay: 4, bufferMinutes: 10 });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(await answer.json()).toMatchObject({
      availability: {
        tutor: { id: tutor.id },
        timezone: 'Europe/London',
        validFrom: '2026-11-01',
        validUntil: null,
        mostADay: 4,
        bufferMinutes: 10,
        hours: WORKDAYS.toSorted((a, b) => a.weekday - b.weekday),
        version: 1,
      },
      misfits: [],
      isAll: true,
    });
  });

  test('are listed newest first, by pages', async () => {
    await add({ ...HOURS, validUntil: '2026-11-30' });
    await add({ ...HOURS, validFrom: '2026-12-01' });
    const first = await tutor.call('GET', '/api/availability?limit=1');
    const page = (await first.json()) as { items: { validFrom: string }[]; nextCursor: string };
    expect(page.items.map(({ validFrom }) => validFrom)).toEqual(['2026-12-01']);
    const second = await tutor.call('GET', `/api/availability?limit=1&cursor=${page.nextCursor}`);
    expect(await second.json()).toMatchObject({ items: [{ validFrom: '2026-11-01' }], nextCursor: null });
  });

  test('end the day before the next ones begin', async () => {
    const { availability } = await saved(add(HOURS));
    await saved(add({ ...HOURS, validFrom: '2026-12-07' }));
    const [ended] = await app.db
      .select()
      .from(availabilitySets)
      .where(eq(availabilitySets.id, availability.id));
    expect(ended).toMatchObject({ validUntil: '2026-12-06', version: 2 });
  });

  test('that meet later ones, or begin with others, are 409 and change nothing', async () => {
    const later = await saved(add({ ...HOURS, validFrom: '2026-12-07' }));
    const before = await saved(add({ ...HOURS, validUntil: '2026-11-30' }));
    for (const body of [
      { ...HOURS, validFrom: '2026-11-20' },
      { ...HOURS, validFrom: '2026-12-07' },
    ]) {
      const answer = await add(body);
      expect(answer.status).toBe(409);
      expect(await errorOf(answer)).toMatchObject({ code: 'availability.overlap' });
    }
    const path = `/api/availability/${before.availability.id}`;
    const moved = await tutor.call('PATCH', path, { body: { validUntil: null }, version: 1 });
    expect(moved.status).toBe(409);
    const kept = await app.db
      .select()
      .from(availabilitySets)
      .where(eq(availabilitySets.tutorId, tutor.id))
      .orderBy(availabilitySets.validFrom);
    expect(kept.map(({ id, validUntil, version }) => [id, validUntil, version])).toEqual([
      [before.availability.id, '2026-11-30', 1],
      [later.availability.id, null, 1],
    ]);
  });

  test('of twenty who add the same ones at once, one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(HOURS)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  test.each([
    ['hours.0.opens', { hours: [{ weekday: 1, opens: 722, closes: 800 }] }],
    ['hours.0.closes', { hours: [{ weekday: 1, opens: 800, closes: 800 }] }],
    ['hours.0.closes', { hours: [{ weekday: 1, opens: 800, closes: 1445 }] }],
    ['hours.0.weekday', { hours: [{ weekday: 8, opens: 0, closes: 60 }] }],
    [
      'hours',
      {
        hours: [
          { weekday: 1, opens: 0, closes: 60 },
          { weekday: 1, opens: 55, closes: 90 },
        ],
      },
    ],
    [
      'hours',
      { hours: Array.from({ length: 7 }, (_, i) => ({ weekday: 1, opens: i * 60, closes: i * 60 + 30 })) },
    ],
    ['mostADay', { mostADay: 17 }],
    ['bufferMinutes', { bufferMinutes: 61 }],
    ['validUntil', { validUntil: '2026-10-31' }],
    ['timezone', { timezone: 'EST' }],
  ])('with a wrong %s are 422', async (field, wrong) => {
    const answer = await add({ ...HOURS, ...wrong });
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ issues: [{ field }] });
  });

  test('are changed by who saw them last: another is 412 with what holds now', async () => {
    const { availability } = await saved(add(HOURS));
    const path = `/api/availability/${availability.id}`;
    const hours = [{ weekday: 1, opens: 540, closes: 600 }];
    const changed = await tutor.call('PATCH', path, { body: { hours, mostADay: 2 }, version: 1 });
    expect(await changed.json()).toMatchObject({ availability: { hours, mostADay: 2, version: 2 } });
    const stale = await admin.call('PATCH', path, { body: { mostADay: 3 }, version: 1 });
    expect(stale.status).toBe(412);
    expect(await errorOf(stale)).toMatchObject({ current: { hours, version: 2 } });
  });

  test('cannot be made to end before they begin', async () => {
    const { availability } = await saved(add(HOURS));
    const path = `/api/availability/${availability.id}`;
    const answer = await tutor.call('PATCH', path, { body: { validUntil: '2026-10-01' }, version: 1 });
    expect(answer.status).toBe(422);
  });

  test('are another tutor’s business only if she is an admin', async () => {
    const { availability } = await saved(add({ ...HOURS, tutorId: tutor.id }, admin));
    expect((await add({ ...HOURS, tutorId: tutor.id }, otherTutor)).status).toBe(404);
    const path = `/api/availability/${availability.id}`;
    expect((await otherTutor.call('PATCH', path, { body: {}, version: 1 })).status).toBe(404);
    expect((await otherTutor.call('DELETE', path, { version: 1 })).status).toBe(404);
    expect((await otherTutor.call('GET', `/api/availability?tutorId=${tutor.id}`)).status).toBe(404);
    expect((await admin.call('GET', `/api/availability?tutorId=${student.id}`)).status).toBe(404);
    expect((await admin.call('GET', '/api/availability')).status).toBe(422);
  });

  test('leave a line for each change', async () => {
    const { availability } = await saved(add(HOURS));
    const path = `/api/availability/${availability.id}`;
    await tutor.call('PATCH', path, { body: { bufferMinutes: 5 }, version: 1 });
    await tutor.call('DELETE', path, { version: 2 });
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, availability.id));
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['availability.added', tutor.id],
      ['availability.changed', tutor.id],
      ['availability.removed', tutor.id],
    ]);
  });
});

describe('R482: a change of hours', () => {
  test('first shows, then returns the sessions that no longer fit, and moves none', async () => {
    const late = await lessonAt('17:30');
    await lessonAt('13:00');
    const shown = await tutor.call('POST', '/api/availability/preview', { body: HOURS });
    expect(await shown.json()).toEqual({
      misfits: [
        {
          id: late.id,
          student: { id: student.id, name: 'Omar Al Harbi', nameAr: null },
          subject: 'English',
          startsAt: '2026-11-16T17:30:00.000Z',
          endsAt: '2026-11-16T18:30:00.000Z',
          timezone: 'Asia/Riyadh',
          misfit: 'outside-hours',
        },
      ],
      isAll: true,
    });
    expect(
      await app.db.$count(availabilitySets, eq(availabilitySets.tutorId, tutor.id)),
      'a preview stores nothing',
    ).toBe(0);
    expect((await saved(add(HOURS))).misfits.map(({ id }) => id)).toEqual([late.id]);
  });

  test('does not repeat what did not fit before', async () => {
    await lessonAt('17:30');
    const inside = await lessonAt('13:00');
    const { availability } = await saved(add(HOURS));
    const path = `/api/availability/${availability.id}`;
    const body = { hours: [{ weekday: 1, opens: 840, closes: FIVE }] };
    const shown = await tutor.call('POST', `${path}/preview`, { body, version: 1 });
    expect(((await shown.json()) as Saved).misfits.map(({ id }) => id)).toEqual([inside.id]);
    const removed = await saved(tutor.call('DELETE', path, { version: 1 }));
    expect(removed.misfits.map(({ id }) => id)).toEqual([inside.id]);
  });

  test('that overlaps is refused at its preview too', async () => {
    await saved(add(HOURS));
    const answer = await tutor.call('POST', '/api/availability/preview', { body: HOURS });
    expect(await errorOf(answer)).toMatchObject({ code: 'availability.overlap' });
  });
});

describe('R476: the hours of one date', () => {
  const path = '/api/availability/days/2026-11-16';

  test('replace the weekly ones, none close it, and null brings the weekly ones back', async () => {
    const { id } = await lessonAt('13:00');
    await saved(add(HOURS));
    expect(await (await tutor.call('GET', path)).json()).toMatchObject({
      id: null,
      ranges: null,
      version: 0,
    });
    const shown = await tutor.call('POST', `${path}/preview`, { body: { ranges: [] }, version: 0 });
    expect(await shown.json()).toMatchObject({ misfits: [{ id }] });
    const closed = await tutor.call('PUT', path, { body: { ranges: [] }, version: 0 });
    expect(closed.headers.get('etag')).toBe('"1"');
    expect(await closed.json()).toMatchObject({
      day: { day: '2026-11-16', ranges: [], timezone: 'Europe/London' },
      misfits: [{ id }],
    });
    const ranges = [{ opens: 780, closes: 840 }];
    const open = await tutor.call('PUT', path, { body: { ranges }, version: 1 });
    expect(await open.json()).toMatchObject({ day: { ranges, version: 2 }, misfits: [] });
    const weekly = await tutor.call('PUT', path, { body: { ranges: null }, version: 2 });
    expect(await weekly.json()).toMatchObject({ day: { ranges: null, version: 3 } });
  });

  test('are held against the version that was read, also after they were taken back', async () => {
    await tutor.call('PUT', path, { body: { ranges: [] }, version: 0 });
    await tutor.call('PUT', path, { body: { ranges: null }, version: 1 });
    const stale = await tutor.call('PUT', path, { body: { ranges: [] }, version: 1 });
    expect(stale.status).toBe(412);
    const first = await tutor.call('PUT', path, { body: { ranges: [] }, version: 0 });
    expect(first.status).toBe(412);
  });

  test('are hers and the admins’', async () => {
    const body = { ranges: [], tutorId: tutor.id };
    expect((await otherTutor.call('PUT', path, { body, version: 0 })).status).toBe(404);
    expect((await admin.call('PUT', path, { body, version: 0 })).status).toBe(200);
    expect(await app.db.$count(availabilityDays, eq(availabilityDays.tutorId, tutor.id))).toBe(1);
  });

  test('are listed from a day on until the weekly ones hold again', async () => {
    const plan = (day: string, ranges: object[] | null, version = 0) =>
      tutor.call('PUT', `/api/availability/days/${day}`, { body: { ranges }, version });
    await plan('2026-11-16', []);
    await plan('2026-12-01', [{ opens: 780, closes: 840 }]);
    await plan('2026-12-24', []);
    await plan('2026-12-25', []);
    await plan('2026-12-25', null, 1);
    const list = (query: string, who: Person = tutor) =>
      who.call('GET', `/api/availability/days?from=2026-11-17&${query}`);
    const first = (await (await list('limit=1')).json()) as { items: object[]; nextCursor: string };
    expect(first.items).toMatchObject([
      { tutor: { id: tutor.id }, day: '2026-12-01', ranges: [{ opens: 780, closes: 840 }], version: 1 },
    ]);
    const rest = await list(`cursor=${first.nextCursor}&tutorId=${tutor.id}`, admin);
    expect(await rest.json()).toMatchObject({ items: [{ day: '2026-12-24', ranges: [] }], nextCursor: null });
    expect((await list(`tutorId=${tutor.id}`, otherTutor)).status).toBe(404);
  });

  test('of a day that no month has are 404', async () => {
    const answer = await tutor.call('PUT', '/api/availability/days/2026-02-30', {
      body: { ranges: [] },
      version: 0,
    });
    expect(answer.status).toBe(404);
  });
});

describe('R481: the overlap with a wish', () => {
  const ask = (query: string, who: Person = admin) =>
    who.call('GET', `/api/availability/overlap?tutorId=${tutor.id}&timezone=Asia/Riyadh${query}`);

  test('is told by season and for all the year', async () => {
    await saved(add(HOURS));
    const answer = await ask('&weekdays=1&parts=evening');
    const { seasons, allYear } = (await answer.json()) as { seasons: object[]; allYear: object[] };
    expect(seasons).toMatchObject([
      { from: '2026-11-15T09:00:00.000Z', ahead: 180, ranges: [{ weekday: 1, opens: 1020, closes: 1200 }] },
      { from: '2027-03-28T01:00:00.000Z', ahead: 120, ranges: [{ weekday: 1, opens: 1020, closes: 1140 }] },
      { from: '2027-10-31T01:00:00.000Z', ahead: 180, ranges: [{ weekday: 1, opens: 1020, closes: 1200 }] },
    ]);
    expect(allYear).toEqual([{ weekday: 1, opens: 1020, closes: 1140 }]);
  });

  test('is empty without hours, and 422 for a wish that is none', async () => {
    expect(await (await ask('')).json()).toEqual({ seasons: [], allYear: [] });
    expect((await ask('&weekdays=0')).status).toBe(422);
    expect((await ask('&parts=night')).status).toBe(422);
    expect((await ask('', tutor)).status).toBe(403);
  });
});
