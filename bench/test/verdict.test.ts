import { expect, test } from 'vitest';
import { judge } from '#bench/statistics/verdict.ts';

test('a goal to reach holds from its value on, and is bearable down to its floor', () => {
  const goal = { least: 0.7, floor: 0.55 };
  expect(judge(0.7, goal, 1)).toBe('holds');
  expect(judge(0.69, goal, 1)).toBe('above the floor');
  expect(judge(0.55, goal, 1)).toBe('above the floor');
  expect(judge(0.54, goal, 1)).toBe('missed');
  expect(judge(0.69, { least: 0.7 }, 1)).toBe('missed');
});

test('a goal not to exceed holds up to its value', () => {
  expect(judge(1.5, { most: 1.5 })).toBe('holds');
  expect(judge(1.51, { most: 1.5 })).toBe('missed');
});

test('nothing counts where a side measured against itself differs by more than a tenth', () => {
  const goal = { least: 0.7 };
  expect(judge(0.9, goal, 0.9)).toBe('holds');
  expect(judge(0.9, goal, 1.1)).toBe('holds');
  expect(judge(0.9, goal, 0.89)).toBe('void');
  expect(judge(0.1, goal, 1.11)).toBe('void');
  expect(judge(0.9, goal, Number.NaN)).toBe('void');
});

test('what could not be measured is void, not missed', () => {
  expect(judge(Number.NaN, { most: 1.5 })).toBe('void');
});
