import { createHash } from 'node:crypto';
import { directionOf, type Language, languages } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import type { Page } from './page.ts';
import { filesOf, scriptBytes } from './page-files.ts';
import { publicPages } from './public-pages.ts';
import { useSite } from './site.ts';
import { siteNames, texts } from './texts.ts';

const site = useSite();
const open = (path: string, language: Language) => site.visit({ language }).open(path);
const mostScript = 30_000;

describe.each(languages)('in %s', language => {
  describe.each(publicPages(language))('$path', ({ path, heading, title }) => {
    test('is complete before any script runs', async () => {
      const page = await open(path, language);
      expect(page.status).toBe(200);
      expect(page.language).toBe(`${language} ${directionOf(language)}`);
      expect(page.headings(1)).toEqual([heading]);
      expect(page.main).toHaveLength(1);
      expect(page.title).toBe(`${title} · ${siteNames[language]}`);
    });

    test('asks nobody else for anything, and for nothing that is not there', async () => {
      const files = filesOf(await open(path, language));
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) {
        expect(file).toMatch(/^\/(?!\/)/);
        expect([file, (await site.fetch(file)).status]).toEqual([file, 200]);
      }
    });

    test('has nothing inline that its own policy forbids', async () => {
      const { $, headers } = await open(path, language);
      const inline = $('style, script:not([src], [type$=json])');
      expect(inline.length).toBeGreaterThan(1);
      for (const one of inline.get()) {
        const hash = createHash('sha256').update($(one).text()).digest('base64');
        expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
      }
    });

    test('carries at most 30 KB of script until it is touched', async () => {
      const bytes = await scriptBytes(site, await open(path, language));
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(mostScript);
    });
  });
});

describe.each(languages)('search engines are told in %s', language => {
  const listed = publicPages(language).filter(({ path }) => path !== '/coming-soon');
  const href = ({ $ }: Page, selector: string) => {
    const found = $(selector);
    expect([selector, found.length]).toEqual([selector, 1]);
    return found.attr('href');
  };
  const dataOf = ({ $ }: Page) => {
    const data = $('script[type="application/ld+json"]');
    expect(data).toHaveLength(1);
    return JSON.parse(data.text());
  };

  test.each(listed)('what $path is and where it is', async ({ path }) => {
    const page = await open(path, language);
    const { $ } = page;
    const known = path === '/' ? '/home' : path;
    const addresses = { en: site.publicUrl + known, ar: `${site.publicUrl}/ar${known}` };
    expect(href(page, 'link[rel=canonical]')).toBe(addresses[language]);
    expect(href(page, 'link[hreflang=en]')).toBe(addresses.en);
    expect(href(page, 'link[hreflang=ar]')).toBe(addresses.ar);
    expect(href(page, 'link[hreflang=x-default]')).toBe(addresses.en);
    expect($('meta[name=description]').attr('content')?.length).toBeGreaterThan(50);
    const address = $('meta[property="og:image"]').attr('content') ?? '';
    // The one that shows the name (R749).
    expect(address).toBe(`${site.publicUrl}/og-${language}.png`);
    const picture = await site.fetch(address);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await picture.bytes()).length).toBeLessThan(60_000);
  });

  test('of the academy, in their vocabulary', async () => {
    expect(dataOf(await open('/home', language))).toMatchObject({
      '@type': 'EducationalOrganization',
      name: siteNames[language],
      email: 'hello@bayan.example',
    });
  });

  test('of questions and answers too', async () => {
    const data = dataOf(await open('/contact', language));
    const { question, answer } = texts[language].contact.questions.timeZones;
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity[0]).toMatchObject({ name: question, acceptedAnswer: { text: answer } });
  });

  test.each(['/coming-soon', '/offline', '/no/such/page'])('that %s is not to be listed', async path => {
    const { $ } = await open(path, language);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });
});

test('every address of the sitemap shows its page in its language', async () => {
  const sitemap = await (await site.fetch('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses).toHaveLength(20);
  for (const address of addresses) {
    const { status, headers } = await site.fetch(address);
    const language = address.includes('/ar/') ? 'ar' : 'en';
    expect([address, status, headers.get('content-language')]).toEqual([address, 200, language]);
  }
});

test.each(languages)('the manifest in %s has its name and icons that are there', async language => {
  const { $ } = await open('/', language);
  const answer = await site.fetch($('link[rel=manifest]').attr('href') ?? '');
  const manifest = (await answer.json()) as { icons: { sizes: string; src: string }[] };
  expect(manifest).toMatchObject({ name: siteNames[language], lang: language, display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect([src, (await site.fetch(src)).status]).toEqual([src, 200]);
});

test('a browser that asks for /favicon.ico by itself gets one (R749)', async () => {
  const icon = await site.fetch('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  // As every icon of this kind begins.
  expect([...(await icon.bytes()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
