import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work that only known, or only unknown, addresses cause. */
const SHORTEST_MS = 150;

/** Answers no sooner than this, so that time does not tell whether an address is known (R34). */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(SHORTEST_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
