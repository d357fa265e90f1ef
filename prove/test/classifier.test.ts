import { expect, test } from 'vitest';
import { createChance } from '#prove/guessing/chance.ts';
import { chanceOfAtLeast, tellApart } from '#prove/guessing/classifier.ts';

const pairs = (count: number, shift: number, seed: number) => {
  const { next } = createChance(seed);
  return Array.from({ length: count }, (_, index) => ({ a: next() + shift + index, b: next() + index }));
};

test('a coin is fair', () => {
  expect(chanceOfAtLeast(0, 20)).toBeCloseTo(1, 10);
  expect(chanceOfAtLeast(10, 20)).toBeCloseTo(0.588099, 6);
  expect(chanceOfAtLeast(20, 20)).toBeCloseTo(2 ** -20, 12);
});

test('times that say nothing are told apart as often as a coin falls, and hardly ever surely', () => {
  const told = Array.from({ length: 200 }, (_, seed) => tellApart(pairs(100, 0, seed)));
  const mean = told.reduce((sum, { pairAccuracy }) => sum + pairAccuracy, 0) / told.length;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
  expect(told.filter(({ p }) => p < 0.01).length).toBeLessThan(8);
});

test('a difference is told, though the machine gets slower all the time', () => {
  const told = tellApart(pairs(100, 0.5, 1));
  expect(told.p).toBeLessThan(1e-6);
  expect(told.pairAccuracy).toBeGreaterThan(0.8);
});

test('all of one kind above all of the other is a curve that holds everything', () => {
  const { auc, accuracy } = tellApart(
    Array.from({ length: 20 }, (_, index) => ({ a: 100 + index, b: index })),
  );
  expect([auc, accuracy]).toEqual([1, 1]);
});
