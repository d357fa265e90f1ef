import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { bellIcon } from '#ui/icons/room-icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DashboardFacts } from './dashboard-facts.ts';
import { DashboardLink } from './dashboard-link.tsx';
import { NavBadge } from './nav-badge.tsx';

/** The way to what one was told of, with how much of it is unread. */
export function BellLink({ role, badges }: Pick<DashboardFacts, 'role' | 'badges'>) {
  const { t } = useTranslation('dashboard');
  return (
    <DashboardLink
      role={role}
      path="notices"
      className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-card px-2 text-ink-soft transition-colors duration-150 hover:text-teal aria-[current]:bg-teal-soft aria-[current]:text-teal forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]"
    >
      <Icon drawing={bellIcon} />
      <VisuallyHidden>{t('notices')}</VisuallyHidden>
      <NavBadge count={badges?.notices} said="unread" />
    </DashboardLink>
  );
}
