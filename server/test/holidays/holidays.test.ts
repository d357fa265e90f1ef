import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addExpectedHolidays } from '#academy/holidays/add-expected-holidays.ts';
import { auditLog, holidays } from '#schema/academy.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  student = await signIn(app, { role: 'student' });
});
afterAll(() => app.close());

const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
interface Listed {
  readonly id: string;
  readonly key: string;
  readonly fromOn: string;
  readonly version: number;
}
const list = async (query: string, who: Person = student) => {
  const answer = await who.call('GET', `/api/holidays?${query}`);
  return ((await answer.json()) as { items: Listed[] }).items;
};
const OWN = {
  country: 'JO',
  name: 'Labour Day',
  nameAr: 'عيد العمال',
  fromOn: '2027-05-01',
  untilOn: '2027-05-01',
};
const add = (change: object = {}, who: Person = admin) =>
  who.call('POST', '/api/holidays', { body: { ...OWN, ...change } });
const path = ({ id }: { readonly id: string }) => `/api/holidays/${id}`;

describe('R541: the job', () => {
  test('adds this year and the next two, in both languages, and once', async () => {
    await addExpectedHolidays(app.db, app.clock.now());
    await addExpectedHolidays(app.db, app.clock.now());
    const saudi = await list('country=SA');
    expect(saudi.map(({ key, fromOn }) => [key, fromOn])).toEqual([
      ['founding-day-2026', '2026-02-22'],
      ['eid-al-fitr-1447', '2026-03-20'],
      ['eid-al-adha-1447', '2026-05-26'],
      ['national-day-2026', '2026-09-23'],
      ['founding-day-2027', '2027-02-22'],
      ['eid-al-fitr-1448', '2027-03-09'],
      ['eid-al-adha-1448', '2027-05-15'],
      ['national-day-2027', '2027-09-23'],
      ['founding-day-2028', '2028-02-22'],
      ['eid-al-fitr-1449', '2028-02-26'],
      ['eid-al-adha-1449', '2028-05-04'],
      ['national-day-2028', '2028-09-23'],
    ]);
    expect(saudi[1]).toMatchObject({
      name: 'Eid al-Fitr',
      nameAr: 'عيد الفطر',
      untilOn: '2026-03-22',
      isOff: true,
      certainty: 'expected',
      isEdited: false,
    });
  });

  test('never touches what a person has edited or deleted', async () => {
    await addExpectedHolidays(app.db, app.clock.now());
    const [eid, national] = await list('country=OM&from=2027-03-01&to=2027-11-30').then(found => [
      found.find(({ key }) => key === 'eid-al-fitr-1448'),
      found.find(({ key }) => key === 'national-day-2027'),
    ]);
    if (!eid || !national) throw new Error('the holidays of Oman are missing');
    const announced = { fromOn: '2027-03-10', untilOn: '2027-03-12', certainty: 'announced' };
    const changed = await admin.call('PATCH', path(eid), { body: announced, version: 1 });
    expect(await changed.json()).toMatchObject({ ...announced, isEdited: true, isOff: true, version: 2 });
    expect((await admin.call('DELETE', path(national), { version: 1 })).status).toBe(200);
    await addExpectedHolidays(app.db, app.clock.now());
    const after = await list('country=OM&from=2027-03-01&to=2027-11-30');
    expect(after.map(({ key }) => key)).not.toContain('national-day-2027');
    expect(after.find(({ key }) => key === 'eid-al-fitr-1448')).toMatchObject(announced);
  });
});

describe('R541: holidays', () => {
  test('are listed by day, by pages, and within a range that one only touches', async () => {
    await addExpectedHolidays(app.db, app.clock.now());
    expect((await list('country=KW&from=2027-03-11&to=2027-05-15')).map(({ key }) => key)).toEqual([
      'eid-al-fitr-1448',
      'eid-al-adha-1448',
    ]);
    expect(await list('country=KW&from=2027-03-12&to=2027-05-14')).toEqual([]);
    const first = await student.call('GET', '/api/holidays?country=KW&from=2027-01-01&limit=1');
    const page = (await first.json()) as { items: Listed[]; nextCursor: string };
    expect(page.items.map(({ key }) => key)).toEqual(['national-day-2027']);
    const [next] = await list(`country=KW&from=2027-01-01&limit=1&cursor=${page.nextCursor}`);
    expect(next?.key).toBe('liberation-day-2027');
  });

  test('are added by admins, once for a country and a first day, and again after they were deleted', async () => {
    expect((await add({}, student)).status).toBe(403);
    const answer = await add();
    expect(answer.status).toBe(201);
    const holiday = (await answer.json()) as Listed;
    expect(holiday).toMatchObject({
      ...OWN,
      isOff: false,
      certainty: 'announced',
      isEdited: true,
      version: 1,
    });
    const again = await add();
    expect(again.status).toBe(409);
    expect(await errorOf(again)).toMatchObject({ code: 'holiday.exists', field: 'fromOn' });
    expect((await add({ country: 'EG' })).status).toBe(201);
    await admin.call('DELETE', path(holiday), { version: 1 });
    expect(await list('country=JO')).toEqual([]);
    const back = await add({ name: 'Workers’ Day' });
    expect(back.status).toBe(201);
    expect(await list('country=JO')).toMatchObject([{ id: holiday.id, name: 'Workers’ Day' }]);
  });

  test.each([
    ['too-small', { untilOn: '2027-04-30' }],
    ['too-big', { untilOn: '2027-05-31' }],
  ])('with a last day that is %s are 422', async (problem, change) => {
    const answer = await add({ country: 'LB', ...change });
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ issues: [{ field: 'untilOn', problem }] });
  });

  test('are held against the version that was read, and leave a line for each change', async () => {
    const answer = await add({ country: 'IQ', untilOn: '2027-05-30' });
    const holiday = (await answer.json()) as Listed;
    await admin.call('PATCH', path(holiday), { body: { isOff: true }, version: 1 });
    const stale = await admin.call('PATCH', path(holiday), { body: { isOff: false }, version: 1 });
    expect(stale.status).toBe(412);
    expect(await errorOf(stale)).toMatchObject({ current: { isOff: true, version: 2 } });
    const wrong = await admin.call('PATCH', path(holiday), { body: { fromOn: '2027-06-01' }, version: 2 });
    expect(wrong.status).toBe(422);
    expect((await admin.call('DELETE', path(holiday), { version: 2 })).status).toBe(200);
    expect((await admin.call('DELETE', path(holiday), { version: 3 })).status).toBe(404);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, holiday.id));
    expect(lines.map(({ action }) => action)).toEqual([
      'holiday.added',
      'holiday.changed',
      'holiday.removed',
    ]);
  });

  test('are kept by the database once for a country and a key', async () => {
    const row = { ...OWN, key: 'once', isOff: false, certainty: 'fixed' as const };
    await app.db.insert(holidays).values(row);
    await expect(app.db.insert(holidays).values(row)).rejects.toThrow();
    await expect(
      app.db.insert(holidays).values({ ...row, key: 'long', untilOn: '2027-05-31' }),
    ).rejects.toThrow();
  });
});
