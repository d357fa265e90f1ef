import { fallbackLanguage, languageOfTag } from '@bayan/domain/language/language';
import type { WrittenPage } from '@bayan/domain/pages/written-page';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { areaStart } from '#platform/area-start.ts';
import { createBrowserI18n, hasTexts } from '#platform/i18n.ts';
import { basenameAt } from '#platform/language-address.ts';
import { settingsElementId } from '#platform/settings-element.ts';
import { loadTexts } from '#platform/text-loader.ts';
import { byCountryAttribute } from '#platform/visit.tsx';
import { WrittenPageProvider, writtenElementId } from '#platform/written-page.tsx';
import { App } from './app.tsx';
import '#ui/styles.css';

/** The page is already painted in its language: the browser takes it over as it is and never guesses again. */
export async function takeOver(): Promise<void> {
  const page = document.documentElement;
  const language = languageOfTag(page.lang) ?? fallbackLanguage;
  const area = areaStart();
  const together = area && (await loadTexts(area.texts)).texts;
  const i18n = await createBrowserI18n(language, together ?? {});
  const root = document.getElementById('root');
  const settings = document.getElementById(settingsElementId)?.textContent;
  // Gone back while all this came: another page is on its way, and these words belong to an address that is no longer shown.
  if ('left' in page.dataset) return;
  if (!hasTexts(i18n, language) || !root || !settings) {
    console.warn(`The page stays as the server wrote it: its texts in '${language}' could not be loaded.`);
    return;
  }
  const pageSettings: PageSettings = JSON.parse(settings);
  const written: WrittenPage | null = JSON.parse(
    document.getElementById(writtenElementId)?.textContent ?? 'null',
  );
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter basename={basenameAt(location.pathname)}>
          <WrittenPageProvider value={written}>
            <App
              i18n={i18n}
              settings={pageSettings}
              isArabicByCountry={page.hasAttribute(byCountryAttribute)}
            />
          </WrittenPageProvider>
        </BrowserRouter>
      </StrictMode>,
    );
  });
}
