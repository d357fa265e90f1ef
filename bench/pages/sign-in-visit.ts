import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';

/** What a sign-in leaves in a browser. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface SignIn {
  readonly origin: string;
  /** The address of the area it leads to. */
  readonly root: string;
  readonly email: string;
  readonly password: string;
}

const POLL_MS = 100;

/** Signs in by hand, in a browser that keeps nothing else of it. */
export async function signInAt(
  browser: Browser,
  { origin, root, email, password }: SignIn,
): Promise<SignedIn> {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: origin });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${root}`);
    // Who was let in before is expected the next time.
    while (!(await page.evaluate<boolean>(`localStorage.getItem('bayan.entered') !== null`)))
      await pause(POLL_MS);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
