import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type SignedIn, type SignIn, signInAt } from './sign-in-visit.ts';
import { QUIET_MS, touch, weightOf } from './weight.ts';

/** Script as sent, in bytes. */
export interface AreaWeight {
  /** A public page that somebody has touched. */
  readonly publicPage: number;
  /** The area's first screen, with whatever it needs before it. */
  readonly firstOpen: number;
  /** What each further screen brings to that, by its path. */
  readonly nextScreens: ReadonlyMap<string, number>;
}

const DESK = { width: 1280, height: 800 };

/** A signed-in area as somebody opens it who comes back, with nothing kept but the sign-in. */
export async function weighArea(browser: Browser, area: SignIn): Promise<AreaWeight> {
  const signedIn = await signInAt(browser, area);
  const open = <T>(measure: (page: Page) => Promise<T>, storageState?: SignedIn) =>
    visit(browser, area.origin, measure, storageState);
  const publicPage = await open(async page => {
    await page.goto('/home', { waitUntil: 'networkidle' });
    await touch(page);
    return scriptOf(page);
  });
  const atRoot = async (page: Page) => {
    // The network is never idle here: the page listens for changes.
    await page.goto(area.root);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return scriptOf(page);
  };
  const [firstOpen, screens] = await open(
    async page => [await atRoot(page), await screensFrom(page, area.root)] as const,
    signedIn,
  );
  const nextScreens = new Map<string, number>();
  for (const path of screens) {
    const brought = await open(async page => {
      const before = await atRoot(page);
      await page.locator(`nav a[href="${path}"]`).first().click();
      return (await scriptOf(page)) - before;
    }, signedIn);
    nextScreens.set(path, brought);
  }
  return { publicPage, firstOpen, nextScreens };
}

async function visit<T>(
  browser: Browser,
  baseURL: string,
  measure: (page: Page) => Promise<T>,
  storageState?: SignedIn,
): Promise<T> {
  const context = await browser.newContext({
    viewport: DESK,
    serviceWorkers: 'block',
    baseURL,
    ...(storageState && { storageState }),
  });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

const screensFrom = (page: Page, root: string) =>
  page.evaluate<string[]>(
    `[...new Set([...document.querySelectorAll('nav a[href^="${root}/"]')].map(link => link.getAttribute('href')))]`,
  );

async function scriptOf(page: Page): Promise<number> {
  await pause(QUIET_MS);
  return (await weightOf(page)).script;
}
