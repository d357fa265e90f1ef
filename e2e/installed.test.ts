import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();

describe.each(languages)('a site that is kept, in %s', language => {
  test('says in both languages that there is no network, and asks nobody about what is private', async () => {
    const { page, context } = await visit({
      language,
      keepsFiles: true,
      expected: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/about');

    await context.setOffline(true);
    await page.goto('/contact');
    for (const { offline } of Object.values(texts)) {
      expect(await page.getByRole('heading', { name: offline.heading }).isVisible()).toBe(true);
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/offline');
    expect(kept.every(path => path === '/offline' || path.startsWith('/assets/'))).toBe(true);
    expect(
      await page.evaluate(() =>
        fetch('/api/health').then(
          () => 'answered',
          () => 'failed',
        ),
      ),
    ).toBe('failed');

    await context.setOffline(false);
    await page.getByRole('link', { name: texts[language].offline.retry }).click();
    await page.getByRole('heading', { name: texts[language].contact.heading, level: 1 }).waitFor();
  });
});
