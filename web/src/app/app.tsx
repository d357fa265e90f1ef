import type { PageSettings } from '@bayan/domain/settings/page-settings';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes } from 'react-router';
import { AuthProvider } from '../platform/auth/auth-provider.tsx';
import { SettingsProvider } from '../platform/settings.tsx';
import { MailedLink } from './mailed-link.tsx';
import { NotFoundPage, routes } from './routes.ts';

interface AppProps {
  readonly i18n: i18n;
  readonly settings: PageSettings;
}

export function App({ i18n, settings }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <SettingsProvider value={settings}>
        <AuthProvider>
          <MailedLink />
          <Suspense>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </AuthProvider>
      </SettingsProvider>
    </I18nextProvider>
  );
}
