import type { Browser, Page } from 'playwright-core';
import { quietNetworkOf } from './quiet-network.ts';
import { type SignedIn, type SignIn, signInAt } from './sign-in-visit.ts';
import { touch, weightOf } from './weight.ts';

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
/** Told by a browser that is to load little: nothing is brought ahead (R669), so that each screen is charged with its own. */
const SAVES_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`;

/** A signed-in area as somebody opens it who comes back, with nothing kept but the sign-in. */
export async function weighArea(browser: Browser, area: SignIn): Promise<AreaWeight> {
  const signedIn = await signInAt(browser, area);
  const open = <T>(measure: (visited: Visited) => Promise<T>, storageState?: SignedIn) =>
    visit(browser, area.origin, measure, storageState);
  const publicPage = await open(async visited => {
    await visited.page.goto('/home');
    await touch(visited.page);
    return scriptOf(visited);
  });
  const atRoot = async (visited: Visited) => {
    await visited.page.goto(area.root);
    await visited.page.getByRole('heading', { level: 1 }).waitFor();
    return scriptOf(visited);
  };
  const [firstOpen, screens] = await open(
    async visited => [await atRoot(visited), await screensFrom(visited.page, area.root)] as const,
    signedIn,
  );
  const nextScreens = new Map<string, number>();
  for (const path of screens) {
    const brought = await open(async visited => {
      const before = await atRoot(visited);
      await visited.page.locator(`nav a[href="${path}"]`).first().click();
      return (await scriptOf(visited)) - before;
    }, signedIn);
    nextScreens.set(path, brought);
  }
  return { publicPage, firstOpen, nextScreens };
}

interface Visited {
  readonly page: Page;
  readonly untilQuiet: () => Promise<void>;
}

async function visit<T>(
  browser: Browser,
  baseURL: string,
  measure: (visited: Visited) => Promise<T>,
  storageState?: SignedIn,
): Promise<T> {
  const context = await browser.newContext({
    viewport: DESK,
    serviceWorkers: 'block',
    baseURL,
    ...(storageState && { storageState }),
  });
  try {
    await context.addInitScript(SAVES_DATA);
    const page = await context.newPage();
    return await measure({ page, untilQuiet: quietNetworkOf(page) });
  } finally {
    await context.close();
  }
}

const screensFrom = (page: Page, root: string) =>
  page.evaluate<string[]>(
    `[...new Set([...document.querySelectorAll('nav a[href^="${root}/"]')].map(link => link.getAttribute('href')))]`,
  );

async function scriptOf({ page, untilQuiet }: Visited): Promise<number> {
  await untilQuiet();
  return (await weightOf(page)).script;
}
