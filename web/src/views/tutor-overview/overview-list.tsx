import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartCard } from '#ui/part-card.tsx';
import { AllLink } from './all-link.tsx';

const pathOf = { upcoming: 'history?view=to-come', recent: 'history?status=completed' };

interface OverviewListProps {
  readonly of: keyof typeof pathOf;
  readonly sessions: readonly Session[];
  readonly children: ReactNode;
}

/** A card with a few sessions, and the way to all of them. */
export function OverviewList({ of: list, sessions, children }: OverviewListProps) {
  const { t } = useTranslation('sessions');
  return (
    <PartCard>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{t(`overview.${list}.title`)}</h2>
        {sessions.length > 0 && <AllLink path={pathOf[list]}>{t(`overview.${list}.all`)}</AllLink>}
      </div>
      {children}
    </PartCard>
  );
}
