import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

interface Made {
  readonly id: string;
  readonly version: number;
}
const make = (body: object) => admin.call('POST', '/api/timetables', { body });
const made = async (body: object) => {
  const answer = await make(body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Made;
};
const change = ({ id, version }: Made, body: object) =>
  admin.call('PATCH', `/api/timetables/${id}`, { body, version });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;

describe('R546: a timetable of Ramadan', () => {
  test('has the days of Umm al-Qura and the iftar of the country, where nobody says otherwise', async () => {
    const timetable = await made({ country: 'AE', hijriYear: 1448 });
    expect(timetable).toMatchObject({
      ...{ country: 'AE', hijriYear: 1448, fromOn: '2027-02-08', untilOn: '2027-03-08' },
      ...{ certainty: 'expected', iftarFrom: '17:30', iftarUntil: '19:30', version: 1 },
    });
    const line = and(eq(auditLog.targetId, timetable.id), eq(auditLog.action, 'timetable.made'));
    expect(await app.db.$count(auditLog, line)).toBe(1);
  });

  test('case 45: is one for each Hijri year, of which 2030 has two', async () => {
    await made({ country: 'SA', hijriYear: 1451 });
    await made({ country: 'SA', hijriYear: 1452 });
    const second = await make({ country: 'SA', hijriYear: 1452 });
    expect(second.status).toBe(409);
    expect(await errorOf(second)).toMatchObject({ code: 'timetable.exists', field: 'hijriYear' });
    const answer = await admin.call('GET', '/api/timetables?country=SA');
    const { items } = (await answer.json()) as { items: object[] };
    expect(items).toMatchObject([
      { hijriYear: 1451, fromOn: '2030-01-05', untilOn: '2030-02-03' },
      { hijriYear: 1452, fromOn: '2030-12-26', untilOn: '2031-01-23' },
    ]);
  });

  test('is made with other days and another window', async () => {
    const typed = { fromOn: '2028-01-29', untilOn: '2028-02-26', iftarFrom: '17:15', iftarUntil: '19:00' };
    expect(await made({ country: 'OM', hijriYear: 1449, ...typed, certainty: 'announced' })).toMatchObject({
      ...{ ...typed, certainty: 'announced' },
    });
  });

  test.each([
    [{ fromOn: '2027-02-08', untilOn: '2027-02-07' }, 'untilOn', 'too-small'],
    [{ fromOn: '2027-02-08', untilOn: '2027-03-12' }, 'untilOn', 'too-big'],
    [{ iftarFrom: '19:00', iftarUntil: '19:00' }, 'iftarUntil', 'too-small'],
  ])('is refused with %o', async (typed, field, problem) => {
    const answer = await make({ country: 'BH', hijriYear: 1448, ...typed });
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ issues: [{ field, problem }] });
  });

  test('marks the days of a series that lie at iftar, for families of the country alone (R454)', async () => {
    await made({ country: 'KW', hijriYear: 1448 });
    const marksFor = async (country: string | null, timezone: string) => {
      const tutor = await signIn(app, { role: 'tutor' });
      const student = await signIn(app, { role: 'student', timezone });
      await app.db.update(profiles).set({ country }).where(eq(profiles.id, student.id));
      await assign(app, tutor.id, student.id, admin.id);
      const body = {
        ...{ studentId: student.id, slots: [{ weekday: 7, time: '18:00' }], startsOn: '2027-01-31' },
        ...{ untilOn: '2027-02-14' },
      };
      const answer = await tutor.call('POST', '/api/session-series/preview', { body });
      const { days } = (await answer.json()) as { days: { marks: string[]; isOn: boolean }[] };
      return days.map(({ marks, isOn }) => [marks, isOn]);
    };
    expect(await marksFor('KW', 'Asia/Kuwait')).toEqual([
      [[], true],
      [[], true],
      [['iftar'], false],
    ]);
    expect((await marksFor(null, 'Asia/Dubai')).at(-1)).toEqual([['iftar'], false]);
    expect((await marksFor('GB', 'Asia/Kuwait')).at(-1)).toEqual([[], true]);
  });

  test('changes when the days are announced, for whoever saw it last', async () => {
    const timetable = await made({ country: 'QA', hijriYear: 1448 });
    const announced = await change(timetable, { fromOn: '2027-02-09', certainty: 'announced' });
    expect(announced.status).toBe(200);
    expect(await announced.json()).toMatchObject({
      ...{ fromOn: '2027-02-09', untilOn: '2027-03-08', certainty: 'announced', iftarFrom: '16:45' },
      version: 2,
    });
    const late = await change(timetable, { iftarFrom: '17:00' });
    expect(late.status).toBe(412);
    expect(await errorOf(late)).toMatchObject({ current: { version: 2 } });
    const wrong = await change({ ...timetable, version: 2 }, { untilOn: '2027-02-01' });
    expect(wrong.status).toBe(422);
  });
});
