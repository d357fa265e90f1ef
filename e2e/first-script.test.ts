import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilTakenOver, useBrowser } from './browser.ts';
import { publicPages } from './public-pages.ts';

const visit = useBrowser();
const mostBytes = 30_000;

/** The size of every script that a page asks for, as it travels. */
function watchScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then(body => brotliCompressSync(body).length));
  });
  return async () => (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

describe('a page to read', () => {
  test.each(publicPages('en').map(({ path }) => path))(
    '%s carries at most 30 KB of script until it is touched',
    async path => {
      const { page } = await visit({ language: 'en' });
      const scriptBytes = watchScripts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const before = await scriptBytes();
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(mostBytes);
      await untilTakenOver(page);
      expect(await scriptBytes()).toBeGreaterThan(mostBytes);
    },
  );

  test.each(['#access_token=x', '#error_code=otp_expired', '?code=x'])(
    'begins at once where the address carries an answer of the sign-in service: %s',
    async answer => {
      const { page } = await visit({ language: 'en' });
      const asked = page.waitForRequest(/\/assets\/react-/);
      await page.goto(`/${answer}`);
      await asked;
    },
  );

  test('begins at once where a sign-in is stored', async () => {
    const { page } = await visit({ language: 'en' });
    await page.addInitScript(() => localStorage.setItem('bayan.sign-in', '{}'));
    const asked = page.waitForRequest(/\/assets\/react-/);
    await page.goto('/');
    await asked;
  });
});
