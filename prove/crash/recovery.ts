import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import type { Change } from './change.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 5;

/** Asks for the same change until it is acknowledged; the moment at which it was. */
export async function timeToWrite(caller: Caller, change: Change): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const outcome = await caller(change.call);
    if (outcome.kind === 'acknowledged') return performance.now();
    if (outcome.kind === 'refused') break;
    await pause(PAUSE_MS);
  }
  throw new Error('the product did not come back');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
