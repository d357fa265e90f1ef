import type { BrowserContext } from 'playwright-core';
import type { BenchBrowser } from './bench-browser.ts';
import { type Frames, probeFrames, untilContent } from './frame-probe.ts';
import { quietNetworkOf } from './quiet-network.ts';
import type { SignedIn } from './sign-in-visit.ts';
import { PHONE, slowDown, slowDownWorkers } from './slowed-phone.ts';

/** A browser in which somebody is signed in. */
export interface Visitor extends BenchBrowser {
  readonly origin: string;
  readonly signedIn: SignedIn;
}

async function within<T>(
  { browser, origin, signedIn }: Visitor,
  serviceWorkers: 'allow' | 'block',
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const options = { viewport: PHONE, baseURL: origin, storageState: signedIn, hasTouch: true };
  const context = await browser.newContext({ ...options, serviceWorkers });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** The first open of an address in a browser that holds nothing but the sign-in. */
export const firstOpen = (visitor: Visitor, path: string): Promise<Frames> =>
  within(visitor, 'block', context => slowedOpen(context, path));

async function slowedOpen(context: BrowserContext, path: string): Promise<Frames> {
  const page = await context.newPage();
  await slowDown(context, page);
  await probeFrames(page);
  await page.goto(path, { waitUntil: 'commit' });
  const found = await untilContent(page);
  await page.close();
  return found;
}

/** Lets `work` open addresses again and again whose files the browser has kept. */
export function whileKept<T>(
  visitor: Visitor,
  path: string,
  work: (open: () => Promise<Frames>) => Promise<T>,
): Promise<T> {
  return within(visitor, 'allow', async context => {
    const page = await context.newPage();
    const untilQuiet = quietNetworkOf(page);
    await page.goto(path);
    await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
    // Twice: the first visit begins before there is a worker to keep anything.
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(path);
      await untilQuiet();
    }
    await page.close();
    const letGo = await slowDownWorkers(visitor.debuggingPort);
    try {
      return await work(() => slowedOpen(context, path));
    } finally {
      letGo();
    }
  });
}

/** The words of an address, and what it asks the academy for, as somebody gets them who is signed in. */
export function contentOf(visitor: Visitor, path: string) {
  return within(visitor, 'block', async context => {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', request => {
      const { pathname, search } = new URL(request.url());
      if (/^\/(api|rest)\//.test(pathname) && request.method() === 'GET') asked.push(pathname + search);
    });
    await probeFrames(page);
    await page.goto(path, { waitUntil: 'commit' });
    await untilContent(page);
    const html = await page.evaluate<string>('document.documentElement.outerHTML');
    const screens = await page.evaluate<string[]>(
      `[...new Set([...document.querySelectorAll('nav a')].map(link => link.getAttribute('href')))]`,
    );
    return { html, asked, screens: screens.filter(screen => screen.startsWith(`${path}/`)) };
  });
}

/** Goes from the first screen of an area to each of the others by a tap, and back. */
export function tapThrough(visitor: Visitor, path: string, screens: readonly string[]) {
  return within(visitor, 'block', async context => {
    const page = await context.newPage();
    const untilQuiet = quietNetworkOf(page);
    await probeFrames(page);
    await page.goto(path, { waitUntil: 'commit' });
    await untilContent(page);
    await untilQuiet();
    await slowDown(context, page);
    const found = new Map<string, Frames>();
    for (const screen of screens) {
      // A phone keeps some of its places behind a button; the tap on the place itself is what counts.
      await page.evaluate(`document.querySelector('nav a[href="${screen}"]').click()`);
      found.set(screen, await untilContent(page));
    }
    return found;
  });
}
