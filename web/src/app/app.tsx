import type { PageSettings } from '@bayan/domain/settings/page-settings';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes } from 'react-router';
import { Home } from '../pages/home.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { SettingsProvider } from '../platform/settings.tsx';
import { paths } from './paths.ts';

interface AppProps {
  readonly i18n: i18n;
  readonly settings: PageSettings;
}

export function App({ i18n, settings }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <SettingsProvider value={settings}>
        <Routes>
          <Route path={paths.home} element={<Home />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </SettingsProvider>
    </I18nextProvider>
  );
}
