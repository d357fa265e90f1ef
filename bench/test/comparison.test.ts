import { expect, test } from 'vitest';
import { compare, type Side, whileDisturbed } from '#bench/load/comparison.ts';

const SCHEDULE = { sliceMs: 1, rounds: 8 };

/** A machine that gets slower with every slice, and two servers on it. */
function tiringMachine() {
  let strength = 1;
  const served: string[] = [];
  const server =
    (name: string, perSecond: number): Side =>
    async () => {
      strength *= 0.97;
      served.push(name);
      return { perSecond: perSecond * strength, cpuMsEach: 1000 / perSecond };
    };
  return { served, server };
}

test('sides take turns as A B B A, and then A stands against itself', async () => {
  const { served, server } = tiringMachine();
  await compare(server('A', 60), server('B', 100), { ...SCHEDULE, rounds: 2 });
  expect(served.slice(2).join('')).toBe('ABBAAA'.repeat(2));
});

test('a machine that gets slower all the time changes neither the ratio nor the control', async () => {
  const { server } = tiringMachine();
  const { ratio, control } = await compare(server('A', 60), server('B', 100), SCHEDULE);
  expect(ratio.median).toBeCloseTo(0.6, 2);
  expect(control).toBeCloseTo(1, 2);
});

test('a disturbed measurement is made again, at most twice, and the last one stands', async () => {
  const measure = (controls: number[]) => {
    let made = 0;
    return whileDisturbed(async () => ({ control: controls[made++] ?? Number.NaN, made }));
  };
  expect(await measure([1])).toMatchObject({ made: 1 });
  expect(await measure([0.8, 1.05])).toMatchObject({ made: 2 });
  expect(await measure([0.8, 1.3, 0.7, 1])).toMatchObject({ control: 0.7, made: 3 });
});
