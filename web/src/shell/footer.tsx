import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { Mark } from '#ui/mark.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { publicPages } from './navigation.ts';

const row = 'grid grid-cols-2 gap-x-8 sm:flex sm:flex-wrap sm:gap-x-6 lg:justify-end';
const link = 'flex min-h-11 items-center text-sm text-ink-soft hover:text-teal';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line bg-paper">
      <div className="mx-auto flex max-w-page flex-col gap-x-10 gap-y-6 px-5 py-10 sm:px-10 lg:flex-row lg:items-start">
        <div className="flex max-w-sm items-start gap-3 lg:me-auto">
          <Mark className="mt-1 size-8 shrink-0" />
          <p className="text-sm text-ink-soft">
            <span className="block text-ink">{t('home.tagline')}</span>
            {t('home.serving')}
          </p>
        </div>
        <nav aria-label={t('shell.footer.navigation')}>
          <ul className={row}>
            {publicPages
              .filter(({ path }) => path !== paths.home)
              .map(({ key, path }) => (
                <li key={key}>
                  <PageLink to={path} className={link}>
                    {t(`shell.pages.${key}`)}
                  </PageLink>
                </li>
              ))}
          </ul>
          <ul className={row}>
            {(['studentLogin', 'tutorLogin'] as const).map(key => (
              <li key={key}>
                <PageLink to={paths.login} className={link}>
                  {t(`shell.footer.${key}`)}
                </PageLink>
              </li>
            ))}
            {(['privacy', 'terms'] as const).map(key => (
              <li key={key}>
                <PageLink to={paths[key]} className={link}>
                  {t(`shell.footer.${key}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
