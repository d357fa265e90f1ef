import arNotices from '@bayan/web/locales/ar/notices.json' with { type: 'json' };
import enNotices from '@bayan/web/locales/en/notices.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { type Account, signInOf } from './accounts.ts';

/** Where the sign-in client keeps what it was given. */
const KEPT = 'bayan.sign-in';

/** What every admin is told of a family's report, whoever has made it. */
const REPORT = new RegExp(
  [enNotices, arNotices]
    .flatMap(({ kinds }) => Object.values(kinds.admin['report-made']))
    .map(text => text.replace(/[\u2068\u2069]?\{\{\w+\}\}[\u2068\u2069]?/g, '.*'))
    .join('|'),
);

/** Families of other journeys report lessons meanwhile: a toast of theirs in the way is closed, as a person would. */
async function closeToastsOfReports(page: Page): Promise<void> {
  const toast = page.locator('[data-toasts] [role=alertdialog]').filter({ hasText: REPORT }).first();
  await page.addLocatorHandler(toast, () => toast.getByRole('button').first().click());
}

/** As somebody who has signed in before: with what that left in the browser, and without the page it was done on. */
export async function comeSignedIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  const session = await signInOf(account);
  await closeToastsOfReports(page);
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
