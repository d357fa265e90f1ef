import type { Page } from 'playwright-core';

const area = /^\/\w+-dashboard(?=\/|$)/;
const urlOf = (address: string) => new URL(address, 'http://anywhere');
const areaOf = (address: string) => area.exec(urlOf(address).pathname)?.[0];

/**
 * To another place of a dashboard as one of its links leads there; anywhere else by its address. Loading an area anew
 * for each of its places takes longer than all there is to look at.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const here = { path: urlOf(page.url()).pathname, title: await page.title() };
  const { pathname, searchParams } = urlOf(address);
  const tab = searchParams.get('tab') ?? searchParams.get('view') ?? searchParams.get('kind');
  const isElsewhere = areaOf(address) === undefined || areaOf(address) !== areaOf(page.url());
  // The same place with something else open, and no tab by which to see that it has come.
  const isSamePlace = pathname === here.path && tab === null;
  if (isElsewhere || isSamePlace) {
    await page.goto(address);
    return;
  }
  await page.evaluate(href => {
    const root = document.documentElement;
    // The next key begins at the top, as on a page that was just loaded.
    root.tabIndex = -1;
    root.focus();
    root.blur();
    root.removeAttribute('tabindex');
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  if (pathname !== here.path) await page.waitForFunction(title => document.title !== title, here.title);
  else await page.locator(`[role=tab][aria-selected=true][data-key="${tab}"]`).waitFor();
}
