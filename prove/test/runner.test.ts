import { expect, test, vi } from 'vitest';
import { atOnce } from '#prove/at-once.ts';
import { environmentFor } from '#prove/cluster.ts';
import { type Fault, type Proof, withFirst } from '#prove/proof.ts';
import { reportOf } from '#prove/report.ts';
import { guardAgainstStall } from '#prove/stall-guard.ts';
import { type Job, resultOf, unplantable } from '#prove/tried.ts';

const fault: Fault = { name: 'a slip', file: 'server/src/app/app.ts', find: 'a', replace: 'b' };
const proof: Proof = {
  name: 'sums',
  claim: 'One and one is two.',
  faults: [fault],
  run: async () => ({ failures: [], figures: {} }),
};
const claim: Job = { proof, fault: null };
const faulty: Job = { proof, fault };
const ended = (...failures: string[]) => ({
  verdict: { failures, figures: {} },
  processorSeconds: 2,
  seconds: 1,
});

test('a claim stands without failures, and a fault where the run saw one', () => {
  expect(resultOf(claim, ended()).complaints).toEqual([]);
  expect(resultOf(claim, ended('one and one is three')).complaints).toEqual(['one and one is three']);
  expect(resultOf(faulty, ended('one and one is three'))).toMatchObject({
    by: 'one and one is three',
    complaints: [],
  });
  expect(resultOf(faulty, ended()).complaints).toEqual(['fault "a slip": the claim still held']);
});

test('a run that fell over has shown nothing, with a fault or without', () => {
  const broken = { broken: 'ended with SIGKILL', seconds: 1 };
  expect(resultOf(claim, broken).complaints).toEqual(['ended with SIGKILL']);
  expect(resultOf(faulty, broken).complaints).toEqual(['fault "a slip": ended with SIGKILL']);
});

test('the report counts proofs and names every run', () => {
  const standing = { proof, results: [resultOf(claim, ended()), resultOf(faulty, ended('three'))] };
  const fallen = { proof, results: [resultOf(claim, ended()), unplantable(faulty, 'is not in it')] };
  expect(reportOf([standing, fallen])).toEqual({
    passed: 1,
    failed: 1,
    lines: ['sums: fault "a slip": is not in it'],
    tests: [
      { name: 'sums, the claim', seconds: 1, passed: true },
      { name: 'sums, fault "a slip"', seconds: 1, passed: true },
      { name: 'sums, the claim', seconds: 1, passed: true },
      { name: 'sums, fault "a slip"', seconds: 0, passed: false },
    ],
  });
});

test('so many at a time, each once, in their order', async () => {
  const begun: number[] = [];
  let [running, most] = [0, 0];
  await atOnce(2, [1, 2, 3, 4, 5], async item => {
    begun.push(item);
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('the likely part comes first and the others keep their order', () => {
  expect(withFirst(['a', 'b', 'c'], part => part === 'b')).toEqual(['b', 'a', 'c']);
  expect(withFirst(['a', 'b', 'c'], () => false)).toEqual(['a', 'b', 'c']);
});

test('a process that has come to a halt is ended, and one that moves is not', () => {
  vi.useFakeTimers();
  try {
    const child = { kill: vi.fn() };
    const guard = guardAgainstStall(child, 1_000);
    for (let moves = 0; moves < 5; moves++) {
      vi.advanceTimersByTime(999);
      guard.moved();
    }
    expect(child.kill).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL');

    const ended = { kill: vi.fn() };
    guardAgainstStall(ended, 1_000).end();
    vi.advanceTimersByTime(2_000);
    expect(ended.kill).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('a fault in what makes clusters gets a cluster with the fault in it', () => {
  const shared = process.env.TEST_APP_URL;
  process.env.TEST_APP_URL = 'postgres://shared';
  try {
    expect(environmentFor('server/src/app/app.ts').TEST_APP_URL).toBe('postgres://shared');
    expect(environmentFor('packages/platform/src/db/migrate.ts').TEST_APP_URL).toBeUndefined();
    expect(environmentFor('packages/embedded-postgres/src/durability.ts').TEST_APP_URL).toBeUndefined();
  } finally {
    if (shared === undefined) delete process.env.TEST_APP_URL;
    else process.env.TEST_APP_URL = shared;
  }
});
