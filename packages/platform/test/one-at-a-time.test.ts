import { expect, test } from 'vitest';
import { oneAtATime } from '#one-at-a-time.ts';

const settled = () => new Promise(resolve => setTimeout(resolve, 5));

test('asked for three times while it runs, it runs once more, and never twice at once', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const ask = oneAtATime(
    async () => {
      most = Math.max(most, ++running);
      runs++;
      await settled();
      running--;
    },
    () => {},
  );
  ask();
  ask();
  ask();
  ask();
  await settled();
  await settled();
  await settled();
  expect({ runs, most }).toEqual({ runs: 2, most: 1 });
});

test('a failure is told, and the next call runs again', async () => {
  const failures: unknown[] = [];
  const ask = oneAtATime(
    () => Promise.reject(new Error('no')),
    error => failures.push(error),
  );
  ask();
  await settled();
  ask();
  await settled();
  expect(failures).toHaveLength(2);
});
