import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work that only known, or only unknown, addresses cause. */
const STEP_MS = 250;

/**
 * Answers at the end of a step of time and at no other moment, so that time does not tell whether an address is known
 * (R34). On a busy machine the work may take several steps; then it is their number that the answer shows, and no more.
 */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const settled = Promise.allSettled([work()]).finally(() => {
    isDone = true;
  });
  do await pause(STEP_MS);
  while (!isDone);
  const [result] = await settled;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
