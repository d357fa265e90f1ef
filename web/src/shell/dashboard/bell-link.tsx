import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { bellIcon } from '#ui/icons/room-icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DashboardFacts } from './dashboard-facts.ts';
import { PlaceBadge } from './place-badge.tsx';
import { PlaceLink } from './place-link.tsx';

/** The way to what one was told of, with how much of it is unread. */
export function BellLink({ role, badges }: Pick<DashboardFacts, 'role' | 'badges'>) {
  const { t } = useTranslation('dashboard');
  return (
    <PlaceLink
      role={role}
      path="notices"
      className="relative grid size-11 shrink-0 place-items-center rounded-card text-ink-soft transition-colors duration-150 hover:text-teal aria-[current]:bg-teal-soft aria-[current]:text-teal forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]"
    >
      <Icon drawing={bellIcon} />
      <VisuallyHidden>{t('notices')}</VisuallyHidden>
      <PlaceBadge count={badges?.notices} said="unread" className="absolute end-0 top-0" />
    </PlaceLink>
  );
}
