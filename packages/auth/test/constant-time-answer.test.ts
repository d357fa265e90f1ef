import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inConstantTime, refusedEvenly } from '#protocol/constant-time-answer.ts';

const failing = async (milliseconds: number): Promise<never> => {
  await pause(milliseconds);
  throw new Error('no');
};

test('who gets in does not wait for the end of a step, and who is refused does', async () => {
  const settled: string[] = [];
  const note = (what: string) => () => void settled.push(what);
  await Promise.all([
    refusedEvenly(async () => 'in').then(note('in')),
    refusedEvenly(() => failing(0)).catch(note('refused')),
    pause(80).then(note('80 ms later')),
  ]);
  expect(settled).toEqual(['in', '80 ms later', 'refused']);
});

test('a refusal keeps its reason and a result its value', async () => {
  await expect(refusedEvenly(() => failing(0))).rejects.toThrow('no');
  expect(await refusedEvenly(async () => 7)).toBe(7);
  await expect(inConstantTime(() => failing(0))).rejects.toThrow('no');
  expect(await inConstantTime(async () => 7)).toBe(7);
});

test('work that takes longer than a step is answered at the end of a later one', async () => {
  const settled: string[] = [];
  const note = (what: string) => () => void settled.push(what);
  await Promise.all([
    refusedEvenly(() => failing(120)).catch(note('refused')),
    pause(180).then(note('180 ms later')),
  ]);
  expect(settled).toEqual(['180 ms later', 'refused']);
});
