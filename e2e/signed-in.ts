import type { Page } from 'playwright-core';
import { type Account, signInOf } from './accounts.ts';

/** Where the sign-in client keeps what it was given. */
const KEPT = 'bayan.sign-in';

/** As somebody who has signed in before: with what that left in the browser, and without the page it was done on. */
export async function comeSignedIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  const session = await signInOf(account);
  // Once for the tab: a later page must not undo a log-out, or a renewed sign-in.
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'came');
      localStorage.setItem(key, value);
    },
    [KEPT, JSON.stringify(session)] as const,
  );
}
