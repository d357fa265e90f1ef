import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { languageOf, untilTakenOver, useBrowser } from './browser.ts';
import { publicPages, siteNames } from './public-pages.ts';
import { languages } from './screen.ts';

const visit = useBrowser();

describe.each(languages)('in %s', language => {
  describe.each(publicPages(language))('$path', ({ path, heading, title }) => {
    test('is complete before any script runs', async () => {
      const { page } = await visit({ language, script: false });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(await languageOf(page)).toBe(language === 'ar' ? 'ar rtl' : 'en ltr');
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading]);
      expect(await page.getByRole('main').count()).toBe(1);
      expect(await page.title()).toBe(`${title} · ${siteNames[language]}`);
    });

    test('has no fault that axe can find, light and dark', async () => {
      const { page } = await visit({ language });
      await page.goto(path);
      await untilTakenOver(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      // At once: a colour on its way from one theme to the other is not what anybody reads.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
});
