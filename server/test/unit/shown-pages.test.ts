import { beforeEach, expect, test } from 'vitest';
import type { PageRenderer } from '#app/pages/page-renderer.ts';
import { answer } from '#app/pages/prepared-answer.ts';
import { createShownPages, type PageToShow, type ShownPages } from '#app/pages/shown-pages.ts';

const rendered: string[] = [];
let broken = false;
const renderer: PageRenderer = {
  pagePaths: [],
  listedPaths: [],
  async render(path, language, _settings, isByCountry, written) {
    if (broken) throw new Error('no page');
    const html = [path, language, isByCountry, JSON.stringify(written)].join(' ');
    rendered.push(html);
    return html;
  },
};
let pages: ShownPages;
beforeEach(() => {
  rendered.length = 0;
  broken = false;
  pages = createShownPages(renderer, {} as Parameters<typeof createShownPages>[1], {}, 3);
});

const terms = (version: string): PageToShow => ({
  page: 'legal-text',
  path: '/terms',
  query: '',
  shown: { kind: 'terms', version, body: '# Terms', versions: [version] },
});
const english = { language: 'en', isByCountry: false, isArabicAddress: false } as const;

test('a page is rendered once for the same content, in each language and at each address', async () => {
  const first = await pages.find(terms('1'), english);
  expect(await pages.find(terms('1'), english)).toBe(first);
  expect(rendered).toHaveLength(1);
  await pages.find(terms('1'), { ...english, language: 'ar' });
  await pages.find(terms('1'), { ...english, language: 'ar', isArabicAddress: true });
  expect(rendered.map(html => html.split(' ', 2).join(' '))).toEqual([
    '/terms en',
    '/terms ar',
    '/ar/terms ar',
  ]);
});

test('new content is rendered at once, with an ETag of its own', async () => {
  const ask = async (version: string) =>
    answer(await pages.find(terms(version), english), new Request('http://academy.example/terms'));
  const [before, after] = [await ask('1'), await ask('2')];
  expect(await after.text()).toContain('"version":"2"');
  expect(before.headers.get('etag')).not.toBe(after.headers.get('etag'));
  expect(after.headers.get('cache-control')).toBe('private, no-cache');
});

test('what was not asked for longest makes room', async () => {
  for (const version of ['1', '2', '3', '1', '4']) await pages.find(terms(version), english);
  rendered.length = 0;
  await pages.find(terms('1'), english);
  expect(rendered).toHaveLength(0);
  await pages.find(terms('2'), english);
  expect(rendered).toHaveLength(1);
});

test('a page that could not be rendered is tried again', async () => {
  broken = true;
  await expect(pages.find(terms('1'), english)).rejects.toThrow('no page');
  broken = false;
  await pages.find(terms('1'), english);
  expect(rendered).toHaveLength(1);
});
