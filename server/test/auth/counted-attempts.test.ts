import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '@bayan/platform/db/database';
import {
  availableAt,
  countAttempts,
  type RateLimit,
  releaseAttempts,
} from '@bayan/platform/limits/limits.repository';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let [here, there]: Database[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  [here, there] = [1, 2].map(() => openDatabase(database.url, pino({ level: 'silent' })));
});
afterAll(async () => {
  for (const db of [here, there]) await db?.$client.end();
  await database.drop();
});

const db = () => {
  if (!here || !there) throw new Error('the databases are not open');
  return { here, there };
};
const START = Date.parse('2026-11-15T09:00:00Z');
const at = (second: number) => new Date(START + second * 1000);
const place = (most: number, windowSeconds: number): RateLimit => ({
  key: randomBytes(32),
  most,
  windowMs: windowSeconds * 1000,
});

const steps = fc.array(fc.record({ pause: fc.nat(9), succeeds: fc.boolean() }), { maxLength: 25 });

test('no window of its length ever holds more attempts that failed than there are places', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (attempts, most) => {
      const [only, windowSeconds] = [place(most, 10), 10];
      const failed: number[] = [];
      let second = 0;
      for (const { pause, succeeds } of attempts) {
        second += pause;
        const hasRoom = failed.filter(then => then > second - windowSeconds).length < most;
        expect(await countAttempts(db().here, [only], at(second))).toBe(hasRoom ? 1 : 0);
        if (!hasRoom) {
          const oldest = failed.filter(then => then > second - windowSeconds)[0] ?? Number.NaN;
          expect(await availableAt(db().here, only, at(second))).toEqual(at(oldest + windowSeconds));
        } else if (succeeds) await releaseAttempts(db().there, [only], at(second));
        else failed.push(second);
      }
    }),
    { numRuns: 60 },
  );
});

test('a clock that jumps back a day keeps nobody out for longer than the window', async () => {
  const only = place(2, 900);
  const tomorrow = 24 * 3600;
  for (const second of [tomorrow, tomorrow + 1]) await countAttempts(db().here, [only], at(second));
  expect(await countAttempts(db().here, [only], at(tomorrow + 2))).toBe(0);
  expect(await countAttempts(db().here, [only], at(0))).toBe(1);
  expect(await countAttempts(db().here, [only], at(1))).toBe(1);
  expect(await countAttempts(db().here, [only], at(2))).toBe(0);
  expect(await availableAt(db().here, only, at(2))).toEqual(at(900));
});

test('what a process counts whose clock is ahead by a second is counted by the other', async () => {
  const only = place(2, 900);
  for (const second of [1, 2]) await countAttempts(db().here, [only], at(second));
  expect(await countAttempts(db().there, [only], at(0))).toBe(0);
});

test('of a hundred at once, in two processes, exactly as many get in as there are places', async () => {
  const [wide, narrow] = [place(30, 60), place(10, 60)];
  const taken = await Promise.all(
    Array.from({ length: 100 }, (_, turn) =>
      countAttempts(turn % 2 ? db().here : db().there, [wide, narrow], at(turn % 7)),
    ),
  );
  const times = (count: number) => taken.filter(each => each === count).length;
  expect([times(2), times(1), times(0)]).toEqual([10, 20, 70]);
});

test('what is taken and given back by many at once is free again, and nobody waits for ever', async () => {
  const places = [place(200, 60), place(200, 60)];
  await Promise.all(
    Array.from({ length: 120 }, async (_, turn) => {
      const q = turn % 2 ? db().here : db().there;
      expect(await countAttempts(q, places, at(0))).toBe(2);
      await releaseAttempts(q, places, at(0));
    }),
  );
  for (const each of places) {
    const only = { ...each, most: 1 };
    expect(await countAttempts(db().here, [only], at(0))).toBe(1);
    expect(await countAttempts(db().here, [only], at(0))).toBe(0);
  }
});
