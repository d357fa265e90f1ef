import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { temporaryFault } from '@bayan/auth/protocol/auth-error';
import { createFairQueue, createQueue } from '@bayan/platform/queue';
import { afterEach, describe, expect, test } from 'vitest';

const refuse = temporaryFault;
const jobs = (count: number, job: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, job));

test('so many run at once and no more, and all who wait get their turn', async () => {
  const inTurn = createQueue({ atOnce: 3, maxWaiting: 50, timeoutMs: 5_000, refuse });
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
  const inTurn = createQueue({ atOnce: 1, maxWaiting: 2, timeoutMs: 20, refuse });
  const done = await jobs(5, () => inTurn(() => pause(60)));
  const refusals = done.flatMap(each => (each.status === 'rejected' ? [each.reason] : []));
  expect(refusals).toHaveLength(4);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 503, code: 'unexpected_failure', retryAfter: 2 });
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('a job that fails gives its place to the next', async () => {
  const inTurn = createQueue({ atOnce: 1, maxWaiting: 5, timeoutMs: 1_000, refuse });
  const [first, second] = await Promise.allSettled([
    inTurn(() => Promise.reject(new Error('broken'))),
    inTurn(async () => 'fine'),
  ]);
  expect([first?.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 'fine' }]);
});

describe('turns between people (R613)', () => {
  const greedy = new Error('too much of one');
  const bounds = {
    atOnce: 2,
    atOnceEach: 1,
    maxWaiting: 20,
    mostWaitingEach: 8,
    timeoutMs: 5_000,
    refuse,
    refuseGreedy: () => greedy,
  };

  /** What a test leaves under way would be refused, with nobody to hear it, in the middle of another. */
  const left: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const endAll of left.splice(0)) await endAll();
  });

  /** Jobs that end when they are told to; `begun` is whose they are, in the order in which they began. */
  function setup(values = {}) {
    const inTurn = createFairQueue({ ...bounds, ...values });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (whose: string) =>
      inTurn(whose, () => {
        begun.push(whose);
        return new Promise<void>(resolve => ends.push(resolve));
      });
    const endNext = async () => {
      ends.shift()?.();
      await setImmediate();
    };
    left.push(async () => {
      while (ends.length > 0) await endNext();
    });
    return { ask, begun, endNext };
  }

  test('who comes finds a place free, however much one person has waiting', async () => {
    const { ask, begun, endNext } = setup();
    const all = Array.from({ length: 9 }, () => ask('attacker'));
    void all;
    expect(begun).toEqual(['attacker']);
    void ask('child');
    expect(begun).toEqual(['attacker', 'child']);
    await endNext();
    expect(begun).toEqual(['attacker', 'child', 'attacker']);
  });

  test('rows take turns: nobody waits for a second job of somebody else', async () => {
    const { ask, begun, endNext } = setup({ atOnce: 1 });
    for (const whose of ['a', 'a', 'a', 'b', 'b', 'c']) void ask(whose);
    for (let n = 0; n < 6; n++) await endNext();
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  test('who has too much waiting is told so, and the others are not', async () => {
    const { ask } = setup({ mostWaitingEach: 2 });
    const [, , , fourth] = Array.from({ length: 4 }, () => ask('attacker'));
    await expect(fourth).rejects.toBe(greedy);
    const outcome = await Promise.race([ask('child').catch(() => 'refused'), setImmediate('runs')]);
    expect(outcome).toBe('runs');
  });

  test('who no longer waits leaves their row', async () => {
    const { ask, begun, endNext } = setup({ atOnce: 1, timeoutMs: 20 });
    void ask('a');
    await expect(ask('b')).rejects.toMatchObject({ status: 503 });
    void ask('c');
    await endNext();
    expect(begun).toEqual(['a', 'c']);
  });
});
