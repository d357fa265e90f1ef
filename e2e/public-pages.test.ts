import { describe, expect, test } from 'vitest';
import { publicPages } from '../server/test/pages/public-pages.ts';
import { accessibilityFaults } from './accessibility.ts';
import { untilTakenOver, useBrowser } from './browser.ts';
import { languages } from './screen.ts';

const visit = useBrowser();

describe.each(languages)('in %s', language => {
  describe.each(publicPages(language))('$path', ({ path }) => {
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
