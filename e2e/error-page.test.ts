import { languages } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { untilTakenOver, useBrowser } from './browser.ts';
import { texts } from './texts.ts';

const visit = useBrowser();

/** The file of the about page, which is asked for when somebody goes there. */
const aboutFile = /\/assets\/about-[^/]+\.js$/;

const goToAbout = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();

describe.each(languages)('a page whose file does not come, in %s', language => {
  const { shell, about, error } = texts[language];

  test('is loaded whole from the server, as after a new version', async () => {
    const { page } = await visit({ language, expected: [/ERR_FAILED/] });
    await page.goto('/');
    await untilTakenOver(page);
    await page.route(aboutFile, route => route.abort(), { times: 1 });
    await goToAbout(page, shell.pages.about);
    await page.getByRole('heading', { name: about.heading }).waitFor();
    await untilTakenOver(page);
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test.each([390, 1280] as const)(
    'that fails again says so with a number and a way back at %i px',
    async width => {
      const { page } = await visit({
        language,
        width,
        expected: [/ERR_FAILED/, /^Unexpected Application Error!/, /about-.*\.js/, /dynamically imported/],
      });
      await page.goto('/');
      await untilTakenOver(page);
      await page.evaluate(() =>
        sessionStorage.setItem('bayan.loaded-anew', new URL('/about', location.href).href),
      );
      await page.route(aboutFile, route => route.abort());
      if (width === 390) await page.getByRole('banner').locator('summary', { hasText: shell.menu }).click();
      await goToAbout(page, shell.pages.about);
      await page.getByRole('heading', { name: error.heading, level: 1 }).waitFor();
      expect(await page.getByText(error.reference).textContent()).toMatch(/[0-9a-f]{8}-[0-9a-f-]{27}/);
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.unroute(aboutFile);
      await page.getByRole('button', { name: error.retry }).click();
      await page.getByRole('heading', { name: about.heading }).waitFor();
    },
  );
});
