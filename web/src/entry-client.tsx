import { fallbackLanguage, languageOfTag } from '@bayan/domain/language/language';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { createBrowserI18n, hasTexts } from './platform/i18n.ts';
import { settingsElementId } from './platform/settings.tsx';
import './ui/styles.css';

/** The page is already painted in its language: the browser takes it over as it is and never guesses again. */
async function takeOver(): Promise<void> {
  const language = languageOfTag(document.documentElement.lang) ?? fallbackLanguage;
  const i18n = await createBrowserI18n(language);
  const root = document.getElementById('root');
  const settings = document.getElementById(settingsElementId)?.textContent;
  if (!hasTexts(i18n, language) || !root || !settings) {
    console.warn(`The page stays as the server wrote it: its texts in '${language}' could not be loaded.`);
    return;
  }
  const pageSettings: PageSettings = JSON.parse(settings);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App i18n={i18n} settings={pageSettings} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

await takeOver();
