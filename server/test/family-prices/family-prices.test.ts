import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { familyPrices } from '#schema/people.ts';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let today: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', rights: ['operations'] });
  today = app.clock.now().toISOString().slice(0, 10);
});
afterAll(() => app.close());

const newStudent = () => addPerson(app, { role: 'student' });
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const set = (id: string, change: object, version: number) => {
  const body = { perHour: 150, currency: 'SAR', validFrom: today, ...change };
  return admin.call('POST', `/api/students/${id}/price`, { body, version });
};
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;

describe('the price of a family (R790)', () => {
  test('is none until it is agreed, and every one that was set stays', async () => {
    const id = await newStudent();
    const read = async () => (await admin.call('GET', `/api/students/${id}/price`)).json();
    expect(await read()).toMatchObject({ student: { id }, prices: [], version: 0 });
    expect((await set(id, {}, 0)).status).toBe(201);
    const answer = await set(id, { perHour: 7.125, currency: 'kwd', validFrom: inDays(30) }, 1);
    expect(answer.status).toBe(422);
    expect((await set(id, { perHour: 7.125, currency: 'KWD', validFrom: inDays(30) }, 1)).status).toBe(201);
    expect(await read()).toMatchObject({
      prices: [
        { number: 2, perHour: 7.125, currency: 'KWD', validFrom: inDays(30), by: { id: admin.id } },
        { number: 1, perHour: 150, currency: 'SAR', validFrom: today },
      ],
      version: 2,
    });
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(lines.map(({ action }) => action)).toEqual(['family-price.set', 'family-price.set']);
  });

  test('is set by one person after another', async () => {
    const id = await newStudent();
    expect((await set(id, {}, 0)).status).toBe(201);
    const late = await set(id, { perHour: 1 }, 0);
    expect(late.status).toBe(412);
    expect(await errorOf(late)).toMatchObject({ code: 'conflict.stale', current: { version: 1 } });
    const both = await Promise.all([set(id, { perHour: 2 }, 1), set(id, { perHour: 3 }, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 412]);
  });

  test('can be nothing, which is another thing than none', async () => {
    const id = await newStudent();
    await set(id, { perHour: 0 }, 0);
    const answer = await set(id, { perHour: null }, 1);
    expect(await answer.json()).toMatchObject({
      prices: [
        { perHour: null, currency: null },
        { perHour: 0, currency: 'SAR' },
      ],
    });
  });

  test.each([
    ['a negative one', { perHour: -1 }, 'perHour'],
    ['one of four decimals', { perHour: 1.0005 }, 'perHour'],
    ['a currency that is none', { currency: 'XAU' }, 'currency'],
    ['a day long ago', { validFrom: '2020-01-01' }, 'validFrom'],
    ['a day far ahead', { validFrom: '2035-01-01' }, 'validFrom'],
    ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom'],
  ])('is refused: %s', async (_what, change, field) => {
    const answer = await set(await newStudent(), change, 0);
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ code: 'input.invalid', issues: [{ field }] });
  });

  test('has the next number, whoever writes it: the database refuses any other', async () => {
    const studentId = await newStudent();
    const price = { studentId, validFrom: today, perHour: 1, currency: 'SAR', madeBy: admin.id } as const;
    const insert = (number: number) =>
      app.db.insert(familyPrices).values({ ...price, number, madeAt: app.clock.now() });
    await expect(insert(2)).rejects.toMatchObject({ cause: { constraint: 'family_prices_number' } });
    await insert(1);
    await expect(insert(1)).rejects.toMatchObject({ cause: { constraint: 'family_prices_number' } });
    await expect(
      app.db.insert(familyPrices).values({ ...price, number: 2, perHour: null, madeAt: app.clock.now() }),
    ).rejects.toMatchObject({ cause: { constraint: 'family_prices_whole' } });
  });

  test('is of students alone', async () => {
    expect((await set(admin.id, {}, 0)).status).toBe(404);
    expect((await admin.call('GET', `/api/students/${admin.id}/price`)).status).toBe(404);
  });
});
