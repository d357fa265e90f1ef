import type { Language } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilTakenOver, useBrowser } from './browser.ts';
import { languages, openHeader } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();

/** The file of the about page, which is asked for when somebody goes there. */
const aboutFile = /\/assets\/about-[^/]+\.js$/;

async function goToAbout(page: Page, language: Language): Promise<void> {
  const header = await openHeader(page, language);
  await header.getByRole('link', { name: texts[language].shell.pages.about, exact: true }).click();
}

describe.each(languages)('a page whose file does not come, in %s', language => {
  const { about, error } = texts[language];

  test('is loaded whole from the server, as after a new version', async () => {
    const { page } = await visit({ language, expected: [/ERR_FAILED/] });
    await page.goto('/');
    await untilTakenOver(page);
    await page.route(aboutFile, route => route.abort(), { times: 1 });
    await goToAbout(page, language);
    await page.getByRole('heading', { name: about.heading }).waitFor();
    await untilTakenOver(page);
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test('that fails again says so with a number and a way back', async () => {
    const { page } = await visit({
      language,
      expected: [/ERR_FAILED/, /^Unexpected Application Error!/, /about-.*\.js/, /dynamically imported/],
    });
    await page.goto('/');
    await untilTakenOver(page);
    await page.evaluate(() =>
      sessionStorage.setItem('bayan.loaded-anew.page', new URL('/about', location.href).href),
    );
    await page.route(aboutFile, route => route.abort());
    await goToAbout(page, language);
    await page.getByRole('heading', { name: error.heading, level: 1 }).waitFor();
    expect(await page.getByText(error.reference).textContent()).toMatch(/[0-9a-f]{8}-[0-9a-f-]{27}/);

    await page.unroute(aboutFile);
    await page.getByRole('button', { name: error.retry }).click();
    await page.getByRole('heading', { name: about.heading }).waitFor();
  });
});
