import { pageBehindArabicAddress } from '@bayan/domain/language/arabic-address';
import type { Language } from '@bayan/domain/language/language';
import type { WrittenPage } from '@bayan/domain/pages/written-page';
import type { Role } from '@bayan/domain/roles';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router';
import { allTexts } from './app/all-texts.ts';
import { App } from './app/app.tsx';
import { documentOf } from './app/document.ts';
import { type PageRoute, routes } from './app/routes.ts';
import { frameReads, placeReads } from './pages/dashboard/first-reads.ts';
import { createStaticI18n } from './platform/i18n.ts';
import { basenameAt } from './platform/language-address.ts';
import { paths } from './platform/paths.ts';
import { WrittenPageProvider } from './platform/written-page.tsx';

/**
 * Every address that has a page of its own, or with `/*` at its end an area whose addresses all show the same page; any
 * other renders the page that says it is not there. Those that the server writes it knows by itself.
 */
export const pagePaths: readonly string[] = routes.filter(route => !route.isWritten).map(({ path }) => path);

/** The pages that search engines shall find. The landing address is left out: it shows the home page. */
export const listedPaths: readonly string[] = [
  paths.home,
  paths.about,
  paths.howItWorks,
  paths.tutors,
  paths.becomeTutor,
  paths.requestTutor,
  paths.contact,
  paths.privacy,
  paths.privacyForChildren,
  paths.terms,
];

export async function render(
  path: string,
  language: Language,
  settings: PageSettings,
  isArabicByCountry: boolean,
  written?: WrittenPage,
): Promise<string> {
  const i18n = await createStaticI18n(language, allTexts);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={basenameAt(path)} location={path}>
        <WrittenPageProvider value={written ?? null}>
          <App i18n={i18n} settings={settings} isArabicByCountry={isArabicByCountry} />
        </WrittenPageProvider>
      </StaticRouter>
    </StrictMode>,
    // A long page is otherwise cut in two, and its second half put in its place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const page = pageBehindArabicAddress(path) ?? path;
  const route = routes.find(({ path: pattern }) => matchPath(pattern, page));
  return documentOf({
    markup: await new Response(prelude).text(),
    language,
    settings,
    isArabicByCountry,
    written: written ?? null,
    start: route?.start ?? 'when-painted',
    assets: __CLIENT_ASSETS__,
    area: route?.area ? areaIn(language, route, route.area) : null,
  });
}

function areaIn(language: Language, { path }: PageRoute, role: Role) {
  const { scripts, places, texts } = __CLIENT_ASSETS__.areas[role];
  const readsOf = placeReads[role];
  return {
    scripts,
    start: {
      role,
      root: path.replace(/\/\*$/, ''),
      texts: texts[language],
      reads: frameReads,
      places: Object.fromEntries(
        // What stands in the area's own file has no further one.
        Object.keys({ ...readsOf, ...places }).map(place => [
          place,
          { files: places[place] ?? [], reads: readsOf[place] ?? [] },
        ]),
      ),
    },
  };
}
