import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilTakenOver, useBrowser } from './browser.ts';

const visit = useBrowser();
const mostBytes = 30_000;

/** The size of every script that a page asks for, as it travels. */
function watchScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/** One of each kind: to be read, to sign in, and to be written into. What each page names is asked without a browser. */
const openPages = [
  { path: '/', onceTouched: 105_000 },
  { path: '/login', onceTouched: 150_000 },
  { path: '/apply/student', onceTouched: 150_000 },
];

describe('a page that is open to everybody', () => {
  test.each(openPages)(
    '$path carries at most 30 KB of script until it is touched, and then $onceTouched bytes',
    async ({ path, onceTouched }) => {
      const { page } = await visit({ language: 'en' });
      // As a browser reports a pointer that rests where the page appears.
      await page.addInitScript(() =>
        addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove'))),
      );
      const scriptBytes = watchScripts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const before = await scriptBytes();
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(mostBytes);
      await untilTakenOver(page);
      const after = await scriptBytes();
      expect(after).toBeGreaterThan(mostBytes);
      // What only those signed in use has come along more than once, unnoticed, because it stood in a shared file.
      expect(after).toBeLessThan(onceTouched);
    },
  );

  test.each(['#access_token=x&refresh_token=y', '#error_code=otp_expired'])(
    'begins at once where the address carries an answer of the sign-in service: %s',
    async answer => {
      // Nobody knows the made-up token.
      const { page } = await visit({ language: 'en', expected: [/status of 403/] });
      const asked = page.waitForRequest(/\/assets\/react-/);
      await page.goto(`/${answer}`);
      await asked;
    },
  );

  test.each([
    ['a sign-in', 'bayan.sign-in', '/'],
    ['a sign-in', 'bayan.sign-in', '/login'],
    ['a draft', 'bayan.draft.apply-student', '/apply/student'],
  ])('begins at once where %s is stored (%s, %s)', async (_what, key, path) => {
    const { page } = await visit({ language: 'en' });
    await page.addInitScript(stored => localStorage.setItem(stored, '{}'), key);
    const asked = page.waitForRequest(/\/assets\/react-/);
    await page.goto(path);
    await asked;
  });

  test('begins when somebody is in a field, by whatever means, and brings the rest of a form when its first step ends', async () => {
    const { page } = await visit({ language: 'en' });
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto('/apply/student', { waitUntil: 'networkidle' });
    const react = page.waitForRequest(/\/assets\/react-/);
    await page.getByRole('textbox').first().focus();
    await react;
    await page.waitForLoadState('networkidle');
    expect(asked.filter(url => /check-answers|choice-field|phone-numbers/.test(url))).toEqual([]);
    // The numbering plans of all countries are for the one field that needs them (R746).
    const parts = ['check-answers', 'choice-field', 'phone-numbers'].map(name =>
      page.waitForRequest(new RegExp(`/assets/${name}-`)),
    );
    await page.locator('[name=phone]').focus();
    await Promise.all(parts);
  });

  test('begins where somebody signs in in another tab', async () => {
    const { page, context } = await visit({ language: 'en' });
    await page.goto('/login', { waitUntil: 'networkidle' });
    const asked = page.waitForRequest(/\/assets\/react-/);
    const other = await context.newPage();
    await other.goto('/home');
    await other.evaluate(() => localStorage.setItem('bayan.sign-in', '{}'));
    await asked;
  });
});
