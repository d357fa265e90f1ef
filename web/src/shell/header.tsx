import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { useSiteName } from '#platform/settings.tsx';
import { Mark } from '#ui/mark.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Account } from './account.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageLinks } from './page-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';

export function Header() {
  const { t } = useTranslation();
  const siteName = useSiteName(useLanguage());
  return (
    // Within reach on a phone, however far down the page is; `data-over-page` keeps it from hiding what has the focus.
    <header
      data-over-page=""
      className="relative border-b border-line bg-paper max-lg:sticky max-lg:top-0 max-lg:z-20 print:static"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-5 py-3 sm:px-10">
        <PageLink
          to={paths.landing}
          className="me-auto flex min-h-11 items-center gap-3 text-lg font-semibold"
        >
          <Mark className="size-10 shrink-0" />
          {siteName}
        </PageLink>
        <nav aria-label={t('shell.navigation')} className="hidden xl:block">
          <ul className="flex">
            <PageLinks className="flex min-h-11 items-center px-3 text-sm text-ink-soft hover:text-teal aria-[current]:font-semibold aria-[current]:text-ink" />
          </ul>
        </nav>
        <LanguageSwitch />
        <div className="hidden xl:block">
          <Account />
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}
