import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHeader } from './page-header.tsx';

/** For an address within an area that has no page; the sidebar is the way on. */
export function DashboardNotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return <PageHeader title={t('notFound.heading')} note={t('notFound.explanation')} />;
}
