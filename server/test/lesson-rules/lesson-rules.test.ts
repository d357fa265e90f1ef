import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let owner: Person;
let today: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin' });
  today = app.clock.now().toISOString().slice(0, 10);
});
afterAll(() => app.close());

const SHIPPED = {
  ...{ cutOffHours: 24, movesPerLesson: 2, movesPerMonth: 4, furthestDays: 14, leadHours: 12 },
  ...{ tutorWaitsMinutes: 15, familyWaitsMinutes: 10, selfService: true },
};
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const set = (change: object) => owner.call('POST', '/api/lesson-rules', { body: { ...SHIPPED, ...change } });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
const list = async () => {
  const answer = await owner.call('GET', '/api/lesson-rules');
  return ((await answer.json()) as { items: Record<string, unknown>[] }).items;
};

describe('the rules for moving and cancelling (R978)', () => {
  test('begin with those of the academy', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({ ...SHIPPED, validFrom: '2000-01-01', by: null }),
    ]);
  });

  test('are set from a day on, and leave a line of what they were', async () => {
    const answer = await set({ cutOffHours: 12, validFrom: inDays(2) });
    expect(answer.status).toBe(201);
    const added = (await answer.json()) as { id: string };
    expect(added).toMatchObject({ cutOffHours: 12, validFrom: inDays(2), by: { id: owner.id } });
    expect((await list()).map(({ validFrom }) => validFrom)).toEqual([inDays(2), '2000-01-01']);
    const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, added.id));
    expect(line).toMatchObject({
      action: 'lesson-rules.added',
      before: { cutOffHours: 24 },
      after: { cutOffHours: 12 },
    });
  });

  test('that take from families need 14 days, counted from the rules before them', async () => {
    const soon = await set({ cutOffHours: 48, validFrom: inDays(13) });
    expect(soon.status).toBe(422);
    expect(await errorOf(soon)).toMatchObject({ code: 'lesson-rules.notice', field: 'validFrom' });
    // 24 hours are stricter than the 12 that hold by then.
    expect((await set({ validFrom: inDays(13) })).status).toBe(422);
    expect((await set({ cutOffHours: 48, validFrom: inDays(14) })).status).toBe(201);
  });

  test('are refused for a day that has begun, or that has others', async () => {
    const begun = await set({ cutOffHours: 6, validFrom: today });
    expect(await errorOf(begun)).toMatchObject({ issues: [{ field: 'validFrom', problem: 'too-small' }] });
    const again = await set({ cutOffHours: 6, validFrom: inDays(14) });
    expect([again.status, (await errorOf(again)).code]).toEqual([409, 'lesson-rules.exists']);
  });

  test.each([
    ['cutOffHours', 169],
    ['movesPerLesson', -1],
    ['movesPerMonth', 31],
    ['furthestDays', 0],
    ['leadHours', 73],
    ['tutorWaitsMinutes', 4],
    ['familyWaitsMinutes', 61],
  ])('are refused with %s of %i, by the database too', async (name, value) => {
    expect((await set({ [name]: value, validFrom: inDays(30) })).status).toBe(422);
    const column = name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
    const others = Object.keys(SHIPPED)
      .map(key => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
      .filter(key => key !== column);
    await expect(
      app.db.execute(
        `insert into lesson_rules (valid_from, ${column}, ${others}) select '2099-01-01', ${value}, ${others} from lesson_rules limit 1`,
      ),
    ).rejects.toMatchObject({ cause: { constraint: `lesson_rules_${column}_check` } });
  });
});
