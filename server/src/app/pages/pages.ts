import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { pageBehindArabicAddress } from '@bayan/domain/language/arabic-address';
import {
  fallbackLanguage,
  type Language,
  languageOfTag,
  languageParameter,
} from '@bayan/domain/language/language';
import { countryKey, countryOfCode, OWN_GEOLOCATION } from '@bayan/domain/language/visitor-country';
import type { WrittenPage } from '@bayan/domain/pages/written-page';
import { type PageSettings, type PublicSettings, pageSettingsOf } from '@bayan/domain/settings/page-settings';
import { type Headers, securityHeaders } from '@bayan/platform/http/headers';
import { chooseLanguage } from '#academy/language/choose-language.ts';
import { languageCookie, readCookie, savedLanguage } from '#academy/language/language-cookie.ts';
import { loadPageRenderer, type PageRenderer, readInlineHashes } from './page-renderer.ts';
import { answer, type PreparedAnswer } from './prepared-answer.ts';
import { createRenderedPages, inArabic, nowhere, type RenderedPages } from './rendered-pages.ts';
import { createShownPages, type PageToShow, type ShownPages } from './shown-pages.ts';
import { siteFiles, sitemapFile } from './site-files.ts';
import { isHashedFile, olderFileAnswer, readStaticFiles } from './static-files.ts';

export interface PagesOptions {
  /** Where the web package's build is. */
  readonly distDir: string;
  readonly publicUrl: string;
  /** Where pages sign people in, if it is not here. */
  readonly signInOrigin: string | null;
  /** Where the answer to a form may lead on to, beside our own pages. */
  readonly formTargets?: readonly string[];
  readonly settings: PublicSettings;
  /** A file with a hash in its name that this build does not have. */
  readonly findOlderFile?: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

export interface Pages {
  /** The files of this build with a hash in their name, by path. */
  hashedFiles(): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Reads everything and renders the first page, so that a build that does not work is noticed now. */
  prepare(): Promise<void>;
  /** Renders all others. Whoever asks for one sooner gets it all the same. */
  renderAhead(): Promise<void>;
  /** Answers GET and HEAD for every path with a file, a page, or the page that says there is none. */
  handle(request: Request, country: () => string | null): Promise<Response>;
  /** Writes a page for one request alone, which nobody keeps and whose address nobody is told. */
  write(request: Request, country: () => string | null, page: PageToWrite): Promise<Response>;
  /** Answers with a page of what the database holds now, or with the page that says there is none. */
  show(
    request: Request,
    country: () => string | null,
    read: (language: Language) => Promise<PageToShow | null>,
  ): Promise<Response>;
  /** The sitemap, with more addresses than the pages have by themselves. */
  sitemap(request: Request, more: readonly string[]): Promise<Response>;
  /** To be called when a setting may have changed. Where pages show it, the old ones are served until the new are ready. */
  rerender(settings: PublicSettings): Promise<void>;
  /** The headers of every answer, which name what our pages have inline. */
  readonly security: Headers;
}

type PageToWrite = WrittenPage & { readonly path: string; readonly status: number };

/** Rendering and compressing every page keeps a core busy for seconds; what people ask for meanwhile goes first. */
const REST_PER_WORK = 3;

export async function createPages(options: PagesOptions): Promise<Pages> {
  const { distDir, publicUrl, signInOrigin, formTargets = [], findOlderFile } = options;
  const secure = publicUrl.startsWith('https:');
  const inline = await readInlineHashes(distDir);
  const securityOf = ({ geolocationUrl }: Pick<PublicSettings, 'geolocationUrl'>) =>
    securityHeaders(publicUrl, {
      scriptHashes: inline.scriptHashes,
      styleHashes: inline.styleHashes,
      signInOrigin,
      askedOrigins: isOwnLookup(geolocationUrl) ? [] : [new URL(geolocationUrl).origin],
      formTargets,
    });
  // What is no page asks nobody.
  const security = securityOf({ geolocationUrl: OWN_GEOLOCATION });
  let { settings } = options;
  const chosenLanguage = (request: Request, country: () => string | null) =>
    languageFor(request, isOwnLookup(settings.geolocationUrl) ? country : () => toldCountry(request));
  let preparing: Promise<PreparedSite> | undefined;
  const site = () => {
    preparing ??= prepareSite(distDir, pageSettingsOf(settings, publicUrl), securityOf(settings));
    return preparing;
  };

  return {
    security,
    async hashedFiles() {
      const { files } = await site();
      const hashed = [...files].filter(([path]) => isHashedFile(path));
      return new Map(hashed.map(([path, { variants }]) => [path, variants.identity.body]));
    },
    async prepare() {
      const { pages } = await site();
      await pages.find('/', { language: fallbackLanguage, isByCountry: false });
    },
    async renderAhead() {
      const { pages } = await site();
      await pages.renderAll(took => pause(took * REST_PER_WORK));
    },
    async rerender(changed) {
      const before = pageSettingsOf(settings, publicUrl);
      const after = pageSettingsOf(changed, publicUrl);
      if (preparing && !isDeepStrictEqual(before, after)) {
        const { files, renderer } = await preparing;
        const shown = siteWith(renderer, after, securityOf(changed));
        await shown.pages.renderAll();
        preparing = Promise.resolve({ files, renderer, ...shown });
      }
      // Not before: what could not be rendered is not shown yet, and is tried again.
      settings = changed;
    },
    async handle(request, country) {
      const { files, made, pages } = await site();
      const url = new URL(request.url);
      const file = files.get(url.pathname) ?? made.get(url.pathname);
      if (file) return answer(file, request);
      const older = isHashedFile(url.pathname) ? await findOlderFile?.(url.pathname) : null;
      if (older) return answer(olderFileAnswer(url.pathname, older, security), request);
      const chosen = languageOfTag(url.searchParams.get(languageParameter));
      if (chosen) return rememberAndReturn(url, chosen, secure, security);
      return answer(await pages.find(url.pathname, chosenLanguage(request, country)), request);
    },
    async show(request, country, read) {
      const { pages, shown } = await site();
      const url = new URL(request.url);
      const chosen = languageOfTag(url.searchParams.get(languageParameter));
      if (chosen) return rememberAndReturn(url, chosen, secure, security);
      const isArabicAddress = pageBehindArabicAddress(url.pathname) !== null;
      const asked = isArabicAddress ? inArabic : chosenLanguage(request, country);
      const page = await read(asked.language);
      const found = page
        ? await shown.find(page, { ...asked, isArabicAddress })
        : await pages.find(nowhere, asked);
      return answer(found, request);
    },
    async sitemap(request, more) {
      const { renderer } = await site();
      const shown = pageSettingsOf(settings, publicUrl);
      return answer(sitemapFile(shown, [...renderer.listedPaths, ...more], security), request);
    },
    async write(request, country, { path, status, ...written }) {
      const { renderer } = await site();
      const { language, isByCountry } = chosenLanguage(request, country);
      const shown = pageSettingsOf(settings, publicUrl);
      const html = await renderer.render(path, language, shown, isByCountry, written);
      return new Response(request.method === 'HEAD' ? null : html, {
        status,
        headers: {
          ...securityOf(settings),
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        },
      });
    },
  };
}

/** By the country of the visitor's address, as the server itself knows it (R214); else an outside service tells the page. */
const isOwnLookup = (geolocationUrl: string) => geolocationUrl === OWN_GEOLOCATION;

const toldCountry = ({ headers }: Request) => countryOfCode(readCookie(headers.get('cookie'), countryKey));

const languageFor = ({ headers }: Request, country: () => string | null) =>
  chooseLanguage({
    saved: savedLanguage(headers.get('cookie')),
    acceptLanguage: headers.get('accept-language'),
    country,
  });

interface RenderedSite {
  readonly pages: RenderedPages;
  readonly shown: ShownPages;
  /** Files that settings are written into. */
  readonly made: ReadonlyMap<string, PreparedAnswer>;
}

interface PreparedSite extends RenderedSite {
  readonly files: ReadonlyMap<string, PreparedAnswer>;
  readonly renderer: PageRenderer;
}

const siteWith = (renderer: PageRenderer, settings: PageSettings, security: Headers): RenderedSite => ({
  pages: createRenderedPages(renderer, settings, security),
  shown: createShownPages(renderer, settings, security),
  made: siteFiles(settings, renderer.listedPaths, security),
});

async function prepareSite(
  distDir: string,
  settings: PageSettings,
  security: Headers,
): Promise<PreparedSite> {
  const renderer = await loadPageRenderer(distDir);
  const files = await readStaticFiles(join(distDir, 'client'), security);
  return { files, renderer, ...siteWith(renderer, settings, security) };
}

/** The language switch without script: keeps the choice and goes back to the same page. */
function rememberAndReturn(url: URL, language: Language, secure: boolean, security: Headers): Response {
  url.searchParams.delete(languageParameter);
  // An address that is Arabic by itself would undo the choice.
  const page = (language !== 'ar' && pageBehindArabicAddress(url.pathname)) || url.pathname;
  // One slash only: `//host` would lead away from the site.
  const location = page.replace(/^\/+/, '/') + url.search;
  return new Response(null, {
    status: 303,
    headers: {
      ...security,
      location,
      'set-cookie': languageCookie(language, { secure }),
      'cache-control': 'no-store',
    },
  });
}
