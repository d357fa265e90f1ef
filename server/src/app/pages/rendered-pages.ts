import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { arabicPrefix, pageBehindArabicAddress } from '@bayan/domain/language/arabic-address';
import { type Language, languages } from '@bayan/domain/language/language';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import type { Headers } from '@bayan/platform/http/headers';
import type { ChosenLanguage } from '#academy/language/choose-language.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

export interface RenderedPages {
  find(path: string, chosen: ChosenLanguage): Promise<PreparedAnswer>;
  /** Renders every page in every language, one after the other: no request waits for more than one of them. */
  renderAll(rest?: (tookMs: number) => Promise<unknown>): Promise<void>;
}

/** No page lives here: what it renders is the page for every address without one. */
export const nowhere = '/404';

/** What an address asks for that is Arabic by itself, whatever was chosen. */
export const inArabic: ChosenLanguage = { language: 'ar', isByCountry: false };

/** At the end of a path it means everything below. */
const restOfArea = /\/\*$/;

/**
 * Renders each page once and keeps it compressed. What was not rendered ahead, and rarer versions, those of /ar and those
 * with the offer to read English, are rendered when the first visitor asks for one.
 */
export function createRenderedPages(
  { pagePaths, render }: PageRenderer,
  settings: PageSettings,
  security: Headers,
): RenderedPages {
  const known = new Set(pagePaths);
  const rendered = new Map<string, Promise<PreparedAnswer>>();

  const version = (path: string, status: number, { language, isByCountry }: ChosenLanguage) => {
    const key = `${language} ${isByCountry} ${path}`;
    const prepared = rendered.get(key) ?? prepare(path, status, language, isByCountry);
    rendered.set(key, prepared);
    // A page that could not be rendered is tried again, not remembered.
    prepared.catch(() => rendered.delete(key));
    return prepared;
  };
  const prepare = async (path: string, status: number, language: Language, isByCountry: boolean) =>
    preparePage(await render(path, language, settings, isByCountry), language, status, security);

  /** The page or the area of an address, as it is listed. */
  const listed = (path: string) => {
    const area = `/${path.split('/', 2)[1]}/*`;
    return known.has(path) ? path : known.has(area) ? area : undefined;
  };

  const all = [
    ...pagePaths.map(path => [path.replace(restOfArea, ''), 200] as const),
    [nowhere, 404] as const,
  ];

  return {
    async renderAll(rest) {
      for (const [path, status] of all) {
        for (const language of languages) {
          const begun = performance.now();
          await version(path, status, { language, isByCountry: false });
          await rest?.(performance.now() - begun);
        }
      }
    },
    find(path, chosen) {
      const behind = pageBehindArabicAddress(path);
      const asked = behind === null ? chosen : inArabic;
      const page = listed(behind ?? path)?.replace(restOfArea, '');
      if (page === undefined) return version(nowhere, 404, asked);
      return version(behind === null ? page : arabicPrefix + page, 200, asked);
    },
  };
}

/**
 * The best quality, the default, takes nine times as long for pages a twelfth smaller. A visitor may be waiting for the
 * page, and every process prepares about a hundred when it starts and when a setting changes.
 */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export async function preparePage(
  html: string,
  language: Language,
  status: number,
  security: Headers,
): Promise<PreparedAnswer> {
  const identity = new TextEncoder().encode(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, quick),
    promisify(gzip)(identity),
  ]);
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
