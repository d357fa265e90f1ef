import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { MeasuredPage } from './measured-pages.ts';
import { quietNetworkOf } from './quiet-network.ts';

/** Bytes as they came over the network, compressed. */
export interface Weight {
  readonly script: number;
  readonly fonts: number;
  readonly everything: number;
}

export interface PageWeight {
  readonly untouched: Weight;
  /** After the first touch, when React has taken over. */
  readonly touched: Weight;
  /** After the first step into a field of a page to use. */
  readonly written: Weight | null;
  /** Addresses that are not ours. */
  readonly thirdParties: readonly string[];
}

const POLL_MS = 50;
const PHONE = { width: 390, height: 844 };

export async function weigh(
  browser: Browser,
  origin: string,
  { path, isToRead }: MeasuredPage,
): Promise<PageWeight> {
  // The worker would fetch the offline page beside what is weighed.
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const thirdParties: string[] = [];
  context.on('request', request => {
    if (new URL(request.url()).origin !== origin) thirdParties.push(request.url());
  });
  try {
    const page = await context.newPage();
    const untilQuiet = quietNetworkOf(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const untouched = await weightOf(page);
    await touch(page);
    const touched = await weightOf(page);
    if (isToRead) return { untouched, touched, written: null, thirdParties };
    await page.getByRole('textbox').first().focus();
    await untilQuiet();
    return { untouched, touched, written: await weightOf(page), thirdParties };
  } finally {
    await context.close();
  }
}

export async function touch(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.wheel(0, 1);
  while (!(await page.evaluate<boolean>(isTakenOver))) await pause(POLL_MS);
}

// Told to the browser as text: this side knows no document.
const isTakenOver = `Object.keys(document.querySelector('#root a') ?? {}).some(key => key.startsWith('__reactProps'))`;
const allLoaded = `['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind)).map(
  ({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))`;

export async function weightOf(page: Page): Promise<Weight> {
  const loaded = await page.evaluate<{ path: string; bytes: number }[]>(allLoaded);
  const sum = (ending: string) =>
    loaded.filter(({ path }) => path.endsWith(ending)).reduce((all, { bytes }) => all + bytes, 0);
  return { script: sum('.js'), fonts: sum('.woff2'), everything: sum('') };
}
