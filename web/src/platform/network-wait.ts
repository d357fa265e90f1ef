import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';
import { useSyncExternalStore } from 'react';

/** How many parts of the page wait for the network. */
let waiting = 0;
const listeners = new Set<() => void>();

function count(by: 1 | -1): void {
  waiting += by;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether something that was asked for waits until the network is back. */
export const useNetworkWait = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );

/** Some networks say that they are there and lead nowhere: only an answer tells. */
export const isReachable = (): Promise<boolean> =>
  navigator.onLine
    ? fetch('/api/health' satisfies EndpointPath<'GET'>, { cache: 'no-store' }).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** When the browser says that the network is back, or after a while, since not every browser says so. */
const nextChance = (milliseconds: number) =>
  new Promise<void>(resolve => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
  });

/** Waits until the academy can be reached; the page says so meanwhile. */
export async function untilReachable(): Promise<void> {
  count(1);
  try {
    for (let wait = FIRST_WAIT_MS; !(await isReachable()); wait = Math.min(wait * 2, MAX_WAIT_MS))
      await nextChance(wait);
  } finally {
    count(-1);
  }
}
