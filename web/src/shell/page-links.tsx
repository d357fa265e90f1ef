import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageLink } from '#ui/page-link.tsx';
import { isShownAt, publicPages } from './navigation.ts';

/** A link to each public page; the one that is shown says so. */
export function PageLinks({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return publicPages.map(({ key, path }) => (
    <li key={key}>
      <PageLink to={path} aria-current={isShownAt(pathname, path) ? 'page' : undefined} className={className}>
        {t(`shell.pages.${key}`)}
      </PageLink>
    </li>
  ));
}
