import type { Language } from '@bayan/domain/language/language';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { allTexts } from './app/all-texts.ts';
import { App } from './app/app.tsx';
import { documentOf } from './app/document.ts';
import { routes } from './app/routes.ts';
import { createStaticI18n } from './platform/i18n.ts';

/**
 * Every address that has a page of its own, or with `/*` at its end an area whose addresses all show the same page; any
 * other renders the page that says it is not there.
 */
export const pagePaths: readonly string[] = routes.map(({ path }) => path);

export async function render(path: string, language: Language, settings: PageSettings): Promise<string> {
  const i18n = await createStaticI18n(language, allTexts.get(language) ?? {});
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App i18n={i18n} settings={settings} />
      </StaticRouter>
    </StrictMode>,
    // A long page is otherwise cut in two, and its second half put in its place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  return documentOf({ markup, language, settings, assets: __CLIENT_ASSETS__ });
}
