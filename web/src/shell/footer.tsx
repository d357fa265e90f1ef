import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { useSettings, useSiteName } from '#platform/settings.tsx';
import { Icon } from '#ui/icon.tsx';
import { mailIcon } from '#ui/icons/site-icons.ts';
import { Mark } from '#ui/mark.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { publicPages } from './navigation.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

const row = 'grid grid-cols-2 gap-x-8 sm:flex sm:flex-wrap sm:gap-x-6 lg:justify-end';
const contact = 'inline-flex min-h-11 items-center gap-3 break-all text-teal hover:text-teal-strong';
const link = 'flex min-h-11 items-center text-sm text-ink-soft hover:text-teal';

export function Footer() {
  const { t } = useTranslation();
  const siteName = useSiteName(useLanguage());
  const { contactEmail } = useSettings();
  return (
    <footer className="border-t border-line bg-paper">
      <div className="mx-auto flex max-w-page flex-col gap-x-10 gap-y-6 px-5 py-10 sm:px-10 lg:flex-row lg:items-start">
        <div className="flex max-w-sm items-start gap-3 lg:me-auto">
          <Mark className="mt-1 size-8 shrink-0" />
          <div className="text-sm text-ink-soft">
            <p>
              <span className="block text-ink">{t('home.tagline')}</span>
              {t('home.serving')}
            </p>
            <div className="mt-2 flex flex-col items-start">
              {contactEmail && (
                <a href={`mailto:${contactEmail}`} className={contact}>
                  <Icon drawing={mailIcon} className="size-5 shrink-0" />
                  <bdi dir="ltr">{contactEmail}</bdi>
                </a>
              )}
              <WhatsappLink className={contact} hasIcon />
            </div>
          </div>
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
      <p className="mx-auto max-w-page px-5 pb-8 text-xs text-ink-soft sm:px-10">
        {t('shell.footer.copyright', { siteName })}
      </p>
    </footer>
  );
}
