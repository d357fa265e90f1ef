import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { isShownAt, publicPages } from './navigation.ts';

/** A link to each public page; the one that is shown says so. */
export function PageLinks({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return publicPages.map(({ key, path }) => (
    <li key={key}>
      <Link to={path} aria-current={isShownAt(pathname, path) ? 'page' : undefined} className={className}>
        {t(`shell.pages.${key}`)}
      </Link>
    </li>
  ));
}
