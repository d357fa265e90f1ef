import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { AccountCard } from './account-card.tsx';
import { BellLink } from './bell-link.tsx';
import { Brand } from './brand.tsx';
import type { DashboardFacts } from './dashboard-facts.ts';
import { DashboardLink } from './dashboard-link.tsx';
import { NavBadge } from './nav-badge.tsx';
import { navItemsOf } from './nav-items.ts';
import { AccountSkeleton, WelcomeSkeleton } from './person-skeleton.tsx';
import { Welcome } from './welcome.tsx';

const linkClass =
  'flex min-h-11 items-center gap-3 rounded-card px-3 text-ink-soft transition-colors duration-150 hover:bg-sand hover:text-ink aria-[current]:bg-teal-soft aria-[current]:font-semibold aria-[current]:text-teal';

interface DashboardSidebarProps extends DashboardFacts {
  readonly onChosen?: () => void;
}

/** All pages of an area, with who is signed in above and below them. */
export function DashboardSidebar({ profile, role, badges, onChosen }: DashboardSidebarProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="flex min-h-full flex-col gap-6 p-4 pt-6">
      <div className="flex items-center justify-between">
        <Brand role={role} />
        {/* A phone has it in the head of the page. */}
        {!onChosen && <BellLink role={role} badges={badges} />}
      </div>
      {profile ? <Welcome profile={profile} /> : <WelcomeSkeleton />}
      <nav aria-label={t('navigation')}>
        <ul className="flex flex-col gap-1">
          {navItemsOf(role, profile).map(({ path, key, icon, badge }) => (
            <li key={key}>
              <DashboardLink role={role} path={path} onChosen={onChosen} className={linkClass}>
                <Icon drawing={icon} />
                {t(`places.${key}`)}
                <NavBadge count={badge && badges?.[badge]} className="ms-auto" />
              </DashboardLink>
            </li>
          ))}
        </ul>
      </nav>
      {profile ? <AccountCard profile={profile} /> : <AccountSkeleton />}
    </div>
  );
}
