import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { hasCome, lazyWithReload } from './lazy-with-reload.ts';
import { isReachable, untilReachable } from './network-wait.ts';

/**
 * Loads a part's file. Without a network it waits, and goes on by itself once there is one (R669); where the academy
 * answers and the file still does not come, the page is loaded again.
 */
async function load<Part>(bring: () => Promise<Part>): Promise<Part> {
  try {
    return await bring();
  } catch (error) {
    if (await isReachable()) return lazyWithReload('page', error);
    await untilReachable();
    // Some browsers remember that a file did not come.
    return bring().catch(again => lazyWithReload('page', again));
  }
}

/** What a component of a file of its own can do beside being shown. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Asks for its file now, for later. */
  readonly expect: () => Promise<void>;
};

/** A page or dialog in a file of its own, which is asked for when somebody opens it. */
export function lazyPart<Props>(bring: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazy(async () => {
    const Part = await load(bring);
    hasCome('page');
    return { default: Part };
  });
  return Object.assign(part, {
    expect: () =>
      bring().then(
        () => {},
        () => {},
      ),
  });
}
