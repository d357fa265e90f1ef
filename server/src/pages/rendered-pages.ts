import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Language } from '@bayan/domain/language/language';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import type { Headers } from '../http/headers.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

export interface RenderedPages {
  find(path: string, language: Language): PreparedAnswer;
}

/** No page lives here: what it renders is the page for every address without one. */
const nowhere = '/404';

/** At the end of a path it means everything below. */
const restOfArea = /\/\*$/;

/** Renders every page in every language once and keeps them compressed. */
export async function renderPages(
  { pagePaths, render }: PageRenderer,
  settings: PageSettings,
  security: Headers,
): Promise<RenderedPages> {
  const inLanguage = async (language: Language) => {
    const prepare = async (path: string, status: number) =>
      preparePage(await render(path, language, settings), language, status, security);
    const pages = pagePaths.map(
      async path => [path, await prepare(path.replace(restOfArea, ''), 200)] as const,
    );
    return { pages: new Map(await Promise.all(pages)), notFound: await prepare(nowhere, 404) };
  };
  const [en, ar] = await Promise.all([inLanguage('en'), inLanguage('ar')]);
  const rendered = { en, ar };
  return {
    find(path, language) {
      const { pages, notFound } = rendered[language];
      const [, area] = path.split('/', 2);
      return pages.get(path) ?? pages.get(`/${area}/*`) ?? notFound;
    },
  };
}

async function preparePage(
  html: string,
  language: Language,
  status: number,
  security: Headers,
): Promise<PreparedAnswer> {
  const identity = new TextEncoder().encode(html);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return prepareAnswer(
    status,
    { identity, br, gzip: gzipped },
    {
      ...security,
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    },
  );
}
