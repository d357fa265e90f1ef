import type { PageSettings } from '@bayan/domain/settings/page-settings';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes } from 'react-router';
import { AuthProvider } from '#platform/auth/auth-provider.tsx';
import { ScrollAnchor } from '#platform/scroll-anchor.tsx';
import { SettingsProvider } from '#platform/settings.tsx';
import { VisitProvider } from '#platform/visit.tsx';
import { EarlyPresses } from './early-presses.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { MailedLink } from './mailed-link.tsx';
import { RestoreScroll } from './restore-scroll.tsx';
import { NotFoundPage, routes } from './routes.ts';

interface AppProps {
  readonly i18n: i18n;
  readonly settings: PageSettings;
  readonly isArabicByCountry: boolean;
}

export function App({ i18n, settings, isArabicByCountry }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <SettingsProvider value={settings}>
        <VisitProvider value={isArabicByCountry}>
          <RestoreScroll />
          <ScrollAnchor />
          <ErrorBoundary>
            {/* No Suspense around the pages: React would take over what is inside one a little later than the rest, and
                write it anew, with all that was typed, if anything changed in between. Going to a page is a transition,
                which waits for it; what loads more on a click brings a Suspense of its own. */}
            <AuthProvider>
              <MailedLink />
              <Routes>
                {routes.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
              <EarlyPresses />
            </AuthProvider>
          </ErrorBoundary>
        </VisitProvider>
      </SettingsProvider>
    </I18nextProvider>
  );
}
