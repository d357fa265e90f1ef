import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '#schema/applications.ts';
import { addApplication, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
const HOUR = 3_600_000;
const ids: string[] = [];
/** So many hours ago, and matched after so many. */
const CAME = [80, 60, 10, 90, 90] as const;
const MATCHED: Readonly<Record<number, number>> = { 3: 36, 4: 80 };
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  for (const [index, hours] of CAME.entries()) {
    const id = await addApplication(app);
    ids.push(id);
    const createdAt = new Date(app.clock.now().getTime() - hours * HOUR);
    const matched = MATCHED[index];
    const values =
      matched === undefined
        ? { createdAt }
        : { createdAt, stage: 'matched' as const, matchedAt: new Date(createdAt.getTime() + matched * HOUR) };
    await app.db.update(applications).set(values).where(eq(applications.id, id));
  }
});
afterAll(() => app.close());

test('the board counts stages, broken promises and those that end within a day (R825)', async () => {
  const answer = await admin.call('GET', '/api/applications/totals');
  const { stages, ...rest } = (await answer.json()) as { stages: object[] };
  expect(stages).toHaveLength(14);
  expect(stages).toContainEqual({ kind: 'student', stage: 'new', count: 3 });
  expect(stages).toContainEqual({ kind: 'student', stage: 'matched', count: 2 });
  expect(stages).toContainEqual({ kind: 'tutor', stage: 'new', count: 0 });
  expect(rest).toEqual({ late: 1, soon: 1, matched: { count: 2, inTime: 1, medianHours: 58 } });
});

test('the least time left comes first, page by page (R824)', async () => {
  const read = async (query: string) =>
    (await (
      await admin.call('GET', `/api/applications?kind=student&stage=new&order=oldest${query}`)
    ).json()) as {
      items: { id: string }[];
      nextCursor: string;
    };
  const first = await read('&limit=2');
  const second = await read(`&limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.slice(0, 3));
});
