import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { closeIcon, menuIcon } from '#ui/icons/site-icons.ts';
import { Account } from './account.tsx';
import { phoneMenuMark } from './close-phone-menu.ts';
import { PageLinks } from './page-links.tsx';

/** The navigation of a narrow screen. The browser opens and closes it, so that it works before any script has come. */
export function PhoneMenu() {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    // A menu of its own for each visit to a page: whoever went somewhere has finished with it.
    <details key={key} {...phoneMenuMark} className="group xl:hidden">
      <summary className="flex size-11 items-center justify-center rounded-card border border-line hover:border-teal [&::-webkit-details-marker]:hidden">
        <span className="sr-only group-open:hidden">{t('shell.menu')}</span>
        <span className="sr-only hidden group-open:block">{t('shell.closeMenu')}</span>
        <Icon drawing={menuIcon} className="size-6 group-open:hidden" />
        <Icon drawing={closeIcon} className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label={t('shell.navigation')}
        className="absolute inset-x-0 top-full z-20 max-h-[calc(100dvh-5rem)] overflow-y-auto border-y border-line bg-paper px-5 pt-2 pb-6 shadow-lift sm:px-10"
      >
        <ul>
          <PageLinks className="flex min-h-12 items-center border-b border-line aria-[current]:font-semibold" />
        </ul>
        <div className="mt-5 flex flex-col">
          <Account />
        </div>
      </nav>
    </details>
  );
}
