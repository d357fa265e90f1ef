import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What each frame of a page showed in its main part, and what moved meanwhile. */
export interface Frames {
  /** From the beginning of the visit, or from the tap, until the content stood there for good. */
  readonly contentMs: number;
  /** From the tap until the page showed any answer to it. */
  readonly answerMs: number;
  /** Frames without words and without a skeleton. */
  readonly emptyFrames: number;
  /** How much of the screen moved, as browsers add it up. */
  readonly shift: number;
}

/** Content that stands for this long is there for good. */
const SETTLED_MS = 1_500;
const POLL_MS = 100;

/**
 * Told to the browser as text, before the page begins: looks at every frame before it is painted. A page is empty where
 * its main part is missing or shows neither words nor the shape of what is to come.
 */
const PROBE = `(() => {
  const seen = { frames: [], shift: 0, begin: 0, heading: null, mark: '' };
  const main = () => document.querySelector('main');
  const markOf = () => [
    location.pathname,
    document.querySelector('nav [aria-current]')?.getAttribute('href'),
    main()?.querySelector('h1')?.textContent,
    main()?.getAttribute('aria-busy'),
  ].join('|');
  const stateOf = () => {
    const part = main();
    if (!part) return 'empty';
    if (part.querySelector('.animate-pulse, .animate-spin')) return 'waiting';
    if (part.textContent.trim() === '') return 'empty';
    return seen.heading && part.querySelector('h1') === seen.heading ? 'before' : 'content';
  };
  const look = () => {
    if (document.body) seen.frames.push({ at: performance.now(), state: stateOf(), mark: markOf() });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver(list => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('click', event => {
    Object.assign(seen, { frames: [], shift: 0, begin: event.timeStamp });
    Object.assign(seen, { heading: main()?.querySelector('h1'), mark: markOf() });
  }, true);
  globalThis.seenFrames = seen;
})()`;

const IS_SETTLED = `(() => {
  const { frames } = globalThis.seenFrames;
  const last = frames.findLast(({ state }) => state !== 'content');
  const first = frames.find(({ at }) => !last || at > last.at);
  return Boolean(first) && performance.now() - first.at > ${SETTLED_MS};
})()`;

const FOUND = `(() => {
  const { frames, shift, begin, mark } = globalThis.seenFrames;
  const last = frames.findLastIndex(({ state }) => state !== 'content');
  const begun = frames.findIndex(({ state }) => state !== 'empty');
  return {
    contentMs: frames[last + 1].at - begin,
    answerMs: (frames.find(frame => frame.mark !== mark)?.at ?? NaN) - begin,
    // What a browser shows before the first words of a document is not ours.
    emptyFrames: frames.filter(({ state }, index) => state === 'empty' && (begin > 0 || index > begun)).length,
    shift,
  };
})()`;

export const probeFrames = (page: Page): Promise<unknown> => page.addInitScript(PROBE);

/** Waits for the content of a page that is looked at. */
export async function untilContent(page: Page): Promise<Frames> {
  // Not by the page itself: its policy lets nobody evaluate text.
  while (!(await page.evaluate<boolean>(IS_SETTLED))) await pause(POLL_MS);
  return page.evaluate<Frames>(FOUND);
}
