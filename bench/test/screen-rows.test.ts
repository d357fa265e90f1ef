import { expect, test } from 'vitest';
import type { FoundScreens } from '#bench/measures/screens.ts';
import { screenRows } from '#bench/report/screen-rows.ts';

const still = { contentMs: 700, answerMs: 40, emptyFrames: 0, shift: 0 };
const against = (ratio: number) => ({
  ratio: { median: ratio, low: ratio, high: ratio },
  control: 1,
  oursMs: 600 * ratio,
  bareMs: 600,
});
const found = (changed: Partial<FoundScreens> = {}): FoundScreens => ({
  role: 'student',
  first: against(2.9),
  kept: against(1.4),
  further: new Map([['/student-dashboard/homework', [still]]]),
  frames: [still],
  ...changed,
});
const verdicts = (changed?: Partial<FoundScreens>) => screenRows([found(changed)]).map(row => row.verdict);

test('screens that are quick and stand still reach every goal', () => {
  expect(verdicts()).toEqual(['holds', 'holds', 'holds', 'holds', 'holds', 'holds']);
});

test('each goal is missed by itself', () => {
  expect(verdicts({ first: against(3.1), kept: against(1.6) })).toEqual([
    ...['missed', 'missed'],
    ...['holds', 'holds', 'holds', 'holds'],
  ]);
  const slow = new Map([['/student-dashboard/homework', [{ ...still, contentMs: 900, answerMs: 120 }]]]);
  expect(verdicts({ further: slow }).slice(2, 4)).toEqual(['missed', 'missed']);
  const moving = [still, { ...still, emptyFrames: 1, shift: 0.02 }];
  expect(verdicts({ frames: moving }).slice(4)).toEqual(['missed', 'missed']);
});

test('of the further screens the slowest is told, by the median of its taps and without the round trip', () => {
  const taps = [1_000, 800, 2_000].map(contentMs => ({ ...still, contentMs }));
  const further = new Map([
    ['/student-dashboard/homework', [still]],
    ['/student-dashboard/progress', taps],
  ]);
  const row = screenRows([found({ further })])[2];
  expect(row?.measure).toContain('the worst of 2: /student-dashboard/progress');
  expect(row?.result).toBe('438 ms');
});
