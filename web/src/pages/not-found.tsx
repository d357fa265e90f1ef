import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { PageShell } from '#shell/page-shell.tsx';
import { PageLink } from '#ui/page-link.tsx';

export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <PageShell title={t('notFound.heading')}>
      <div className="flex grow items-center bg-sand">
        <div className="mx-auto w-full max-w-page px-5 py-16 sm:px-10">
          <h1 className="text-4xl leading-heading font-semibold text-balance">{t('notFound.heading')}</h1>
          <p className="mt-4 max-w-lg text-lg text-ink-soft">{t('notFound.explanation')}</p>
          <PageLink
            to={paths.landing}
            className="mt-8 inline-flex min-h-12 items-center rounded-card bg-teal px-6 font-semibold text-paper hover:bg-teal-strong"
          >
            {t('notFound.home')}
          </PageLink>
        </div>
      </div>
    </PageShell>
  );
}
