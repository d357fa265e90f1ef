import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sample } from './accounts.ts';
import { hold, useBrowser } from './browser.ts';
import { languages, openPlaces } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { dashboardTexts } from './texts.ts';

const visit = useBrowser();

/** Notes every change of the page after which its main part shows neither words nor a skeleton. */
const watchMain = (page: Page) =>
  page.addInitScript(() => {
    const empty: string[] = [];
    let hasBegun = false;
    const look = () => {
      const main = document.querySelector('main');
      hasBegun ||= main !== null;
      const shows = main?.querySelector('.animate-pulse, .animate-spin') || main?.textContent?.trim();
      if (hasBegun && !shows) empty.push(main ? main.outerHTML.slice(0, 200) : 'there is no main');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    Object.assign(window, { emptyMains: empty });
  });

const emptyMains = (page: Page) =>
  page.evaluate(() => (window as unknown as { emptyMains: string[] }).emptyMains);

describe.each(languages)('a signed-in area that comes slowly, in %s (R670)', language => {
  const { places } = dashboardTexts[language];

  test('shows its frame, then a skeleton until the page is there, and keeps each page until the next', async () => {
    const { page } = await visit({ language });
    await watchMain(page);
    await comeSignedIn(page, sample('tutor'));
    const letScriptCome = await hold(page, /\/assets\/hydrate-[^/]+\.js$/);
    const letDataCome = await hold(page, '**/api/tutor-overview*');
    await page.goto('/tutor-dashboard');
    const main = page.getByRole('main');
    await main.locator('.animate-pulse').first().waitFor();
    const place = page.locator(':is(aside, [data-over-page]) a[href$="/students"]').locator('visible=true');
    const shown = await place.boundingBox();

    letScriptCome();
    await page.getByRole('heading', { level: 1, name: places.tutor.overview }).waitFor();
    await main.locator('.animate-pulse').first().waitFor();
    expect(await place.boundingBox()).toEqual(shown);
    letDataCome();
    await main.locator('.animate-pulse').first().waitFor({ state: 'detached' });

    const letPageCome = await hold(page, '**/api/students*');
    const sidebar = await openPlaces(page, language);
    await sidebar.getByRole('navigation').getByRole('link', { name: places.tutor.students }).click();
    await page.getByRole('heading', { level: 1, name: places.tutor.students }).waitFor();
    letPageCome();
    await main.locator('.animate-pulse').first().waitFor({ state: 'detached' });
    expect(await emptyMains(page)).toEqual([]);
  });
});
