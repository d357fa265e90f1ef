import { BADGE_LIMIT } from '@bayan/domain/badges/badge-limit';
import { useTranslation } from 'react-i18next';

interface NavBadgeProps {
  readonly count: number | null | undefined;
  /** What is counted, for those who listen. */
  readonly said?: 'waiting' | 'unread';
  readonly className?: string;
}

/** How much waits at a place; nothing where nothing does. */
export function NavBadge({ count, said = 'waiting', className = '' }: NavBadgeProps) {
  const { t } = useTranslation('dashboard');
  if (!count) return null;
  return (
    <span
      className={`rounded-full bg-brass-soft px-2 text-xs leading-5 font-semibold text-brass-text tabular-nums ${className}`}
    >
      <span aria-hidden="true">
        {count < BADGE_LIMIT ? count : t('badge.many', { most: BADGE_LIMIT - 1 })}
      </span>
      <span className="sr-only">{t(`badge.${said}`, { count })}</span>
    </span>
  );
}
