import ar from '@bayan/web/locales/ar/translation.json' with { type: 'json' };
import en from '@bayan/web/locales/en/translation.json' with { type: 'json' };
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const page = async (path: string, cookie = '') => (await app.fetch(path, { headers: { cookie } })).text();
const heading = /<h1[^>]*>(.*?)<\/h1>/;
const headingAt = async (path: string, cookie?: string) =>
  heading.exec(await page(path, cookie))?.[1]?.replaceAll('&#x27;', "'");

test('before the launch the first address says so in both languages (R195)', async () => {
  expect(en.comingSoon.heading).toBe("We're launching soon");
  expect(await headingAt('/')).toBe(en.comingSoon.heading);
  expect(await headingAt('/', 'i18nextLng=ar')).toBe(ar.comingSoon.heading);
  expect(await headingAt('/coming-soon')).toBe(en.comingSoon.heading);
  expect(await headingAt('/home')).toBe(en.home.tagline);
});

test('an academy without contacts leads to its own form instead', async () => {
  expect(await page('/coming-soon')).toContain('href="/enquire"');
});
