import type { Language } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { publicPages, siteNames } from './public-pages.ts';
import { languages } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const baseUrl = inject('baseUrl');
const listed = publicPages('en').filter(({ path }) => path !== '/coming-soon');

const href = (page: Page, selector: string) => page.locator(selector).getAttribute('href');
const dataOf = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

const open = async (path: string, language: Language) => {
  const { page } = await visit({ language, script: false });
  await page.goto(path);
  return page;
};

describe.each(languages)('in %s', language => {
  test.each(listed)('$path says what it is and where it is', async ({ path }) => {
    const page = await open(path, language);
    const known = path === '/' ? '/home' : path;
    const addresses = { en: baseUrl + known, ar: `${baseUrl}/ar${known}` };
    expect(await href(page, 'link[rel=canonical]')).toBe(addresses[language]);
    expect(await href(page, 'link[hreflang=en]')).toBe(addresses.en);
    expect(await href(page, 'link[hreflang=ar]')).toBe(addresses.ar);
    expect(await href(page, 'link[hreflang=x-default]')).toBe(addresses.en);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(50);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await page.request.get(picture ?? '');
    expect(answer.headers()['content-type']).toBe('image/png');
    expect((await answer.body()).length).toBeLessThan(60_000);
  });

  test('the academy is told of in the vocabulary of search engines', async () => {
    const data = await dataOf(await open('/home', language));
    expect(data).toMatchObject({
      '@type': 'EducationalOrganization',
      name: siteNames[language],
      email: 'hello@bayan.example',
    });
  });

  test('questions and answers too', async () => {
    const data = await dataOf(await open('/contact', language));
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity[0]).toMatchObject({
      name: texts[language].contact.questions.timeZones.question,
      acceptedAnswer: { text: texts[language].contact.questions.timeZones.answer },
    });
  });
});

test('every address of the sitemap shows its page in its language', async () => {
  const { page } = await visit({ language: 'en' });
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses).toHaveLength(12);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    const language = address.includes('/ar/') ? 'ar' : 'en';
    expect([answer.status(), answer.headers()['content-language']]).toEqual([200, language]);
  }
});

test('what is no page of its own is not to be listed', async () => {
  const { page } = await visit({ language: 'en', script: false, expected: [/404/] });
  for (const path of ['/coming-soon', '/offline', '/no/such/page']) {
    await page.goto(path);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  }
});
