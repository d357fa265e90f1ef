import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work that only known, or only unknown, addresses cause. */
const STEP_MS = 250;
/** A password takes the same work for everybody; what differs is reading an account, a fraction of a millisecond. */
const SHORT_STEP_MS = 100;

/**
 * Answers at the end of a step of time and at no other moment, so that time does not tell whether an address is known
 * (R34). On a busy machine the work may take several steps; then it is their number that the answer shows, and no more.
 */
export const inConstantTime = <T>(work: () => Promise<T>) => inSteps(STEP_MS, work());

/** The same for a refusal alone: who gets in does not wait. */
export function refusedEvenly<T>(work: () => Promise<T>): Promise<T> {
  const working = work();
  const inStep = inSteps(SHORT_STEP_MS, working);
  return working.catch(() => inStep);
}

async function inSteps<T>(stepMs: number, working: Promise<T>): Promise<T> {
  let isDone = false;
  const settled = Promise.allSettled([working]).finally(() => {
    isDone = true;
  });
  do await pause(stepMs);
  while (!isDone);
  const [result] = await settled;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
