import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { holdScript, untilTakenOver, useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { everyRoute } from './sweep/every-route.ts';

const visit = useBrowser();

/** Whatever is pressed and is neither a link, which the server answers, nor sends a form. */
const CONTROLS = 'button:not([type="submit"]), summary, select, [type="checkbox"], [type="radio"]';
const written = /<(summary|select|button(?![^>]*type="submit"))|type="(checkbox|radio)"/;

/** What is around every page is pressed once. */
const isWhole = (path: string) => path === '/';

async function hasControls(path: string): Promise<boolean> {
  const html = await (await fetch(new URL(path, inject('baseUrl')))).text();
  const [body = '', main = ''] = /<body.*<main(.*)<\/main>.*/s.exec(html) ?? [];
  return written.test(isWhole(path) ? body : main);
}

const publicPages = (await everyRoute()).filter(path => !/-dashboard|[:*]/.test(path));
const answers = await Promise.all(publicPages.map(hasControls));
const pagesWithControls = publicPages.filter((_, n) => answers[n]);

async function pressAll(page: Page, path: string): Promise<void> {
  const controls = page.locator(isWhole(path) ? 'body' : 'main').locator(CONTROLS);
  for (const control of await controls.filter({ visible: true }).all()) await control.click();
}

const shown = (page: Page) => page.locator('body').ariaSnapshot();

test('the pages with controls are found', () => {
  expect(pagesWithControls).toEqual(expect.arrayContaining(['/', '/login', '/signup']));
});

describe.each(languages)('a press before the script has come, in %s (R754)', language => {
  test.each(pagesWithControls)('has the effect of a later one, for every control of %s', async path => {
    const { page } = await visit({ language });
    const letGo = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await pressAll(page, path);
    letGo();
    // Where nothing pressed needs it, the script waits for the next touch.
    await page.waitForLoadState();
    await untilTakenOver(page);
    const late = await visit({ language });
    await late.page.goto(path);
    await untilTakenOver(late.page);
    await pressAll(late.page, path);
    const wanted = await shown(late.page);
    await expect.poll(() => shown(page)).toBe(wanted);
  });
});
