import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPages, type Pages } from '#app/pages/pages.ts';

const settings = {
  siteName: 'Bayan Academy',
  siteNameAr: 'أكاديمية بيان',
  contactEmail: 'hello@bayan.example',
  contactPhone: null,
  whatsappNumber: null,
  businessHours: [],
  timezone: 'Asia/Riyadh',
  launched: true,
  studentFormUrl: null,
  tutorFormUrl: null,
  enquiryFormUrl: null,
  geolocationUrl: '/api/geo',
  privacyVersion: null,
};
const script = 'export const answer = 42;\n'.repeat(20);

/** The shape of what the web package's build leaves behind, small enough to see through. */
const artefact = {
  'manifest.json': JSON.stringify({ scriptHashes: ['sha256-script'], styleHashes: ['sha256-style'] }),
  'server/entry-server.js': `
    export const pagePaths = ['/', '/about', '/student-dashboard/*'];
    export const listedPaths = ['/about'];
    export async function render(path, language, { siteName }, isByCountry) {
      globalThis.renderings = (globalThis.renderings ?? 0) + 1;
      if (siteName === globalThis.unrenderable) throw new Error('no page');
      return language + ' ' + path + ' ' + siteName + (isByCountry ? ' by country' : '');
    }`,
  'client/assets/app-1a2b.js': script,
  'client/assets/app-1a2b.js.br': brotliCompressSync(script),
  'client/locales/en/translation.json': '{}',
};

let distDir: string;
let pages: Pages;

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'bayan-pages-'));
  for (const [name, content] of Object.entries(artefact)) {
    await mkdir(dirname(join(distDir, name)), { recursive: true });
    await writeFile(join(distDir, name), content);
  }
  pages = await createPages({
    distDir,
    publicUrl: 'https://bayan.example',
    signInOrigin: null,
    settings,
  });
});
afterAll(() => rm(distDir, { recursive: true }));

/** What the artefact and its test tell one another: how often it has rendered anything, and what it cannot. */
const setup = globalThis as { renderings?: number; unrenderable?: string };
afterAll(() => {
  delete setup.renderings;
  delete setup.unrenderable;
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pages.handle(new Request(`https://bayan.example${path}`, { headers, method }), () => null);

describe('a page', () => {
  test('is answered in the reader’s language and kept out of shared caches', async () => {
    const response = await get('/about', { cookie: 'i18nextLng=ar' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('ar /about Bayan Academy');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-language': 'ar',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
  });

  test('is in Arabic for a visitor whose country reads Arabic', async () => {
    const response = await pages.handle(new Request('https://bayan.example/'), () => 'KW');
    expect(await response.text()).toBe('ar / Bayan Academy by country');
  });

  test('is written for the country that an outside look-up of the settings has told it, and may ask that alone (R906)', async () => {
    const outside = await createPages({
      distDir,
      publicUrl: 'https://bayan.example',
      signInOrigin: null,
      settings,
    });
    const ask = (cookie: string) =>
      outside.handle(new Request('https://bayan.example/', { headers: { cookie } }), () => 'SA');
    const asksWhom = async () =>
      /connect-src ([^;]*)/.exec((await ask('')).headers.get('content-security-policy') ?? '')?.[1];
    expect(await asksWhom()).toBe("'self'");
    expect(await (await ask('visitor-country=GB')).text()).toBe('ar / Bayan Academy by country');

    await outside.rerender({ ...settings, geolocationUrl: 'https://geo.example/json?key=1' });
    expect(await asksWhom()).toBe("'self' https://geo.example");
    expect(await (await ask('')).text()).toBe('en / Bayan Academy');
    expect(await (await ask('visitor-country=KW')).text()).toBe('ar / Bayan Academy by country');
    expect(await (await ask('visitor-country=KW; i18nextLng=en')).text()).toBe('en / Bayan Academy');
    expect(await (await ask('visitor-country=GB')).text()).toBe('en / Bayan Academy');
  });

  test('at an Arabic address is Arabic whatever was chosen, and leaves the choice alone', async () => {
    for (const [address, page] of [
      ['/ar/about', '/ar/about'],
      ['/ar', '/ar/'],
      ['/ar/student-dashboard/homework', '/ar/student-dashboard'],
    ] as const) {
      const response = await get(address, { cookie: 'i18nextLng=en' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-language')).toBe('ar');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await response.text()).toBe(`ar ${page} Bayan Academy`);
    }
    const nowhere = await get('/ar/nowhere', { cookie: 'i18nextLng=en' });
    expect([nowhere.status, nowhere.headers.get('content-language')]).toEqual([404, 'ar']);
  });

  test.each([
    '/nowhere',
    '/About',
    '/about/',
    '//',
    '/assets/../manifest.json',
    '/assets/app-1a2b.js.br',
    '/%00',
  ])('that does not exist (%s) is 404', async path => {
    expect((await get(path)).status).toBe(404);
  });

  test.each(['/student-dashboard', '/student-dashboard/homework', '/student-dashboard/'])(
    'of an area is one for all its addresses (%s)',
    async path => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('en /student-dashboard Bayan Academy');
    },
  );

  test.each(['/student-dashboards', '/about/homework', '/*'])('is not that of an area (%s)', async path => {
    expect((await get(path)).status).toBe(404);
  });

  test('shows a setting that was changed before anybody asked for a page', async () => {
    const unasked = await createPages({
      distDir,
      publicUrl: '',
      signInOrigin: null,
      settings,
    });
    await unasked.rerender({ ...settings, siteName: 'Renamed' });
    const response = await unasked.handle(new Request('https://bayan.example/'), () => null);
    expect(await response.text()).toBe('en / Renamed');
  });

  test('is not rendered again where no setting it shows has changed', async () => {
    await get('/');
    const rendered = setup.renderings;
    await pages.rerender({ ...settings });
    await get('/');
    expect(setup.renderings).toBe(rendered);
  });

  test('that could not be rendered is tried again with the same settings', async () => {
    await get('/');
    setup.unrenderable = 'Difficult';
    const difficult = { ...settings, siteName: 'Difficult' };
    await expect(pages.rerender(difficult)).rejects.toThrow('no page');
    expect(await (await get('/')).text()).toBe('en / Bayan Academy');
    delete setup.unrenderable;
    await pages.rerender(difficult);
    expect(await (await get('/')).text()).toBe('en / Difficult');
  });

  test('shows a changed setting once it is rendered again', async () => {
    await pages.rerender({ ...settings, siteName: 'Renamed' });
    expect(await (await get('/')).text()).toBe('en / Renamed');
  });
});

describe('the language link', () => {
  test('keeps the choice and leads back to the same page', async () => {
    const response = await get('/about?from=menu&lng=ar');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/about?from=menu');
    expect(response.headers.get('set-cookie')).toMatch(/^i18nextLng=ar; Path=\/; .*Secure$/);
  });

  test('leads from an Arabic address to the page itself, or English would not be seen', async () => {
    expect((await get('/ar/about?lng=en')).headers.get('location')).toBe('/about');
    expect((await get('/ar?lng=en')).headers.get('location')).toBe('/');
    expect((await get('/ar/about?lng=ar')).headers.get('location')).toBe('/ar/about');
    expect((await get('/ar//elsewhere.example?lng=en')).headers.get('location')).toBe('/elsewhere.example');
  });

  test('never leads away from the site', async () => {
    expect((await get('//elsewhere.example/?lng=ar')).headers.get('location')).toBe('/elsewhere.example/');
  });

  test('with a language we do not speak changes nothing', async () => {
    expect((await get('/about?lng=fr')).status).toBe(200);
  });
});

describe('a file', () => {
  const path = '/assets/app-1a2b.js';

  test('whose name holds its hash is kept for a year', async () => {
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/locales/en/translation.json')).headers.get('cache-control')).toBe('no-cache');
  });

  test('is sent as compressed ahead to those who take it so', async () => {
    const response = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await response.bytes()).toString()).toBe(script);
  });

  test.each(['identity', 'br;q=0', 'gzip'])(
    'is sent plain to those who take %s, where it has no such form',
    async accepted => {
      const response = await get(path, { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(await response.text()).toBe(script);
    },
  );

  test('that the browser still has is not sent again', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('has another etag for each way to compress it', async () => {
    const compressed = await get(path, { 'accept-encoding': 'br' });
    expect(compressed.headers.get('etag')).not.toBe((await get(path)).headers.get('etag'));
  });

  test('asked for by HEAD has its headers and no body', async () => {
    const response = await get(path, {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(script.length));
    expect(await response.text()).toBe('');
  });
});

describe('for search engines and home screens', () => {
  test('robots.txt leads to the sitemap, which lists both languages of a page', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://bayan.example/sitemap.xml');
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const sitemap = await response.text();
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://bayan.example/about',
      'https://bayan.example/ar/about',
    ]);
    expect(sitemap).toContain('hreflang="x-default" href="https://bayan.example/about"');
  });

  test('the manifest has the name of the academy in each language', async () => {
    const nameIn = async (language: string) =>
      JSON.parse(await (await get(`/manifest.${language}.webmanifest`)).text()).name;
    expect(await nameIn('ar')).toBe('أكاديمية بيان');
    await pages.rerender({ ...settings, siteName: 'Renamed again' });
    expect(await nameIn('en')).toBe('Renamed again');
  });
});

test('a start without built pages says what to do', async () => {
  const createFromNothing = createPages({
    distDir: join(distDir, 'nothing'),
    publicUrl: '',
    signInOrigin: null,
    settings,
  });
  await expect(createFromNothing).rejects.toThrow('npm run build -w web');
});

test('a start with half of a build says what to do', async () => {
  const half = join(distDir, 'half');
  await mkdir(half);
  await writeFile(join(half, 'manifest.json'), artefact['manifest.json']);
  const built = await createPages({
    distDir: half,
    publicUrl: '',
    signInOrigin: null,
    settings,
  });
  await expect(built.prepare()).rejects.toThrow('npm run build -w web');
});
