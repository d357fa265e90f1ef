import { languageKey, otherLanguage } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { sample } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
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

  test('opens an area from the page that was kept, fetches it anew for the next time, and follows the language (R672)', async () => {
    const { page } = await visit({ language, keepsFiles: true });
    const student = sample('student');
    await comeSignedIn(page, student);
    const greeting = page
      .getByText(/عمر|Omar/)
      .locator('visible=true')
      .first();
    const open = async () => {
      await page.goto('/student-dashboard');
      await greeting.waitFor();
      return page.evaluate(() => document.documentElement.dataset.kept ?? 'new');
    };
    /** What the browser keeps of the area. */
    const kept = () =>
      page.evaluate(async () => (await caches.match('/student-dashboard'))?.text() ?? 'nothing');
    /** Marks the page that is kept, as one that came so many days ago. */
    const mark = (days: number) =>
      page.evaluate(async daysAgo => {
        const [name = ''] = await caches.keys();
        const cache = await caches.open(name);
        const html = await (await cache.match('/student-dashboard'))?.text();
        const date = new Date(Date.now() - daysAgo * 86_400_000).toUTCString();
        const headers = { 'content-type': 'text/html; charset=utf-8', date };
        const marked = html?.replace('<html ', '<html data-kept="kept" ') ?? '';
        await cache.put('/student-dashboard', new Response(marked, { headers }));
      }, days);

    await open();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open();
    await expect.poll(kept).toContain('id="area"');
    expect(await kept()).not.toContain(student.email);
    expect(await kept()).not.toMatch(/عمر|Omar/);

    await mark(1);
    expect(await open()).toBe('kept');
    await expect.poll(kept).not.toContain('data-kept');
    expect(await open()).toBe('new');
    await mark(7);
    expect(await open()).toBe('new');

    await mark(1);
    const other = otherLanguage(language);
    await page.context().addCookies([{ name: languageKey, value: other, url: page.url() }]);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [languageKey, other] as const);
    await page.goto('/student-dashboard');
    await page.waitForFunction(lang => document.documentElement.lang === lang, other);
    await greeting.waitFor();
  });
});
