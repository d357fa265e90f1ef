import { BADGE_LIMIT } from '@bayan/domain/badges/badge-limit';
import { useTranslation } from 'react-i18next';

interface PlaceBadgeProps {
  readonly count: number | null | undefined;
  readonly className?: string;
}

/** How much waits at a place; nothing where nothing does. */
export function PlaceBadge({ count, className = '' }: PlaceBadgeProps) {
  const { t } = useTranslation('dashboard');
  if (!count) return null;
  return (
    <span
      className={`rounded-full bg-brass-soft px-2 text-xs leading-5 font-semibold text-brass-text tabular-nums ${className}`}
    >
      <span aria-hidden="true">
        {count < BADGE_LIMIT ? count : t('badge.many', { most: BADGE_LIMIT - 1 })}
      </span>
      <span className="sr-only">{t('badge.waiting', { count })}</span>
    </span>
  );
}
