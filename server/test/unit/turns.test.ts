import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFault } from '../../src/features/auth/wire/auth-error.ts';
import { createTurns } from '../../src/http/turns.ts';

const refuse = temporaryFault;
const jobs = (count: number, job: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, job));

test('so many run at once and no more, and all who wait get their turn', async () => {
  const inTurn = createTurns({ atOnce: 3, mostWaiting: 50, patienceMs: 5_000, refuse });
  let [running, most] = [0, 0];
  const done = await jobs(40, () =>
    inTurn(async () => {
      most = Math.max(most, ++running);
      await pause(2);
      running--;
    }),
  );
  expect(most).toBe(3);
  expect(done.every(({ status }) => status === 'fulfilled')).toBe(true);
});

test('for whom the row is too long, or too slow, is told to come again', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 2, patienceMs: 20, refuse });
  const done = await jobs(5, () => inTurn(() => pause(60)));
  const refusals = done.flatMap(each => (each.status === 'rejected' ? [each.reason] : []));
  expect(refusals).toHaveLength(4);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 503, code: 'unexpected_failure', retryAfter: 2 });
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('a job that fails gives its place to the next', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 5, patienceMs: 1_000, refuse });
  const [first, second] = await Promise.allSettled([
    inTurn(() => Promise.reject(new Error('broken'))),
    inTurn(async () => 'fine'),
  ]);
  expect([first?.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 'fine' }]);
});
