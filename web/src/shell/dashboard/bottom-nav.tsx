import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import type { DashboardFacts } from './dashboard-facts.ts';
import { DashboardLink } from './dashboard-link.tsx';
import { NavBadge } from './nav-badge.tsx';
import { navItemsOf } from './nav-items.ts';

/** The four most used pages, in the thumb's reach. */
export function BottomNav({ role, profile, badges }: DashboardFacts) {
  const { t } = useTranslation('dashboard');
  return (
    <nav
      aria-label={t('nearNavigation')}
      data-over-page
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] print:hidden lg:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-[repeat(4,auto)]">
        {navItemsOf(role, profile)
          .filter(({ isInBottomNav }) => isInBottomNav)
          .map(({ path, key, icon, badge }) => (
            <li key={key}>
              {/* Drawn bold, and no wider: no place moves when one is chosen. */}
              <DashboardLink
                role={role}
                path={path}
                className="flex min-h-16 flex-col items-center justify-center gap-1 px-1 py-1 text-center text-xs max-[22rem]:px-0 max-[22rem]:wrap-anywhere text-ink-soft aria-[current]:text-teal aria-[current]:[-webkit-text-stroke:0.4px] forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]"
              >
                <span className="relative">
                  <Icon drawing={icon} className="size-6" />
                  <NavBadge count={badge && badges?.[badge]} className="absolute start-5 -top-1" />
                </span>
                {t(`places.${key}`)}
              </DashboardLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
