import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sample } from './accounts.ts';
import { hold, useBrowser } from './browser.ts';
import { isPhone, languages, openNavigation } from './screen.ts';
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

const AREAS = ['student', 'tutor', 'admin'] as const;

/** The pages of an area that ask for something ahead, by the list that the area's own page brings. */
const pagesWithReads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { places } = JSON.parse(document.getElementById('area')?.textContent ?? '{}');
    return Object.entries<{ reads: string[] }>(places)
      .filter(([, { reads }]) => reads.length > 0)
      .map(([place]) => place);
  });

/** The answers that were asked for ahead and that nobody has wanted yet. */
const unused = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...((globalThis as { earlyAnswers?: Map<string, unknown> }).earlyAnswers?.keys() ?? []),
  ]);

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
    const sidebar = await openNavigation(page, language);
    await sidebar.getByRole('navigation').getByRole('link', { name: places.tutor.students }).click();
    await page.getByRole('heading', { level: 1, name: places.tutor.students }).waitFor();
    letPageCome();
    await main.locator('.animate-pulse').first().waitFor({ state: 'detached' });
    expect(await emptyMains(page)).toEqual([]);
  });

  test('asks for its data together with its code, and for each once, as soon as somebody was let in before (R671)', async () => {
    const { page } = await visit({ language });
    await comeSignedIn(page, sample('tutor'));
    await page.goto('/tutor-dashboard');
    const heading = page.getByRole('heading', { level: 1, name: places.tutor.overview });
    await heading.waitFor();
    await page.waitForFunction(() => localStorage.getItem('bayan.entered') !== null);

    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const letScriptCome = await hold(page, /\/assets\/hydrate-[^/]+\.js$/);
    // Once it listens for changes, everything is read again: some may have been missed (R304).
    const letLiveCome = await hold(page, '**/api/live');
    await page.reload({ waitUntil: 'commit' });
    const once = ['/api/auth/service', '/rest/v1/profiles', '/api/tutor-overview'];
    const timesAsked = () => once.map(path => asked.filter(one => one === path).length);
    await expect.poll(timesAsked).toEqual([1, 1, 1]);
    expect(asked.filter(path => path.startsWith('/locales/'))).toEqual([]);
    letScriptCome();
    await heading.waitFor();
    await page.getByRole('main').locator('.animate-pulse').first().waitFor({ state: 'detached' });
    expect(timesAsked()).toEqual([1, 1, 1]);
    letLiveCome();

    const sidebar = await openNavigation(page, language);
    await sidebar.getByRole('button', { name: dashboardTexts[language].logout }).click();
    await page.waitForURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('bayan.entered'))).toBeNull();
  });

  // A phone asks for the same.
  test.each(isPhone ? [] : AREAS)(
    'of the %s, each page uses what was asked for ahead of it (R671)',
    async role => {
      const { page } = await visit({ language });
      await comeSignedIn(page, sample(role));
      const root = `/${role}-dashboard`;
      await page.goto(root);
      await page.waitForFunction(() => localStorage.getItem('bayan.entered') !== null);
      // Once it listens for changes, everything is read again: some may have been missed (R304).
      await hold(page, '**/api/live');
      const places = await pagesWithReads(page);
      expect(places.length).toBeGreaterThan(5);
      for (const place of places) {
        await page.goto(place === '' ? root : `${root}/${place}`);
        await expect.poll(() => unused(page), { message: place }).toEqual([]);
      }
    },
  );
});
