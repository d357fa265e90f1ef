import { setTimeout as sleep } from 'node:timers/promises';

/** Whether the condition came true within the time. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() >= end) return false;
    await sleep(5);
  }
  return true;
}
