import { averageRating } from '@bayan/domain/sessions/session-figures';
import type { StudentOverview } from '@bayan/domain/student-overview/student-overview.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { StatTile } from '#ui/stat-tile.tsx';

/** What there was, what is to come, how it is liked, and what is to be done (R430, R464). */
export function OverviewTiles({ overview }: { readonly overview: StudentOverview }) {
  const { t } = useTranslation('student-overview');
  const language = useLanguage();
  const { totals, upcoming, homework } = overview;
  const rating = averageRating(totals.stars, totals.ratings);
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatTile label={t('tiles.total')} value={numberText(totals.sessions, language)} />
      <StatTile
        label={t('tiles.upcoming')}
        value={numberText(upcoming.count, language)}
        note={upcoming.planned > 0 && t('tiles.planned', { count: upcoming.planned })}
      />
      <StatTile
        label={t('tiles.rating')}
        value={rating ?? t('tiles.unrated')}
        note={rating && t('tiles.outOf')}
      />
      <StatTile label={t('tiles.pending')} value={numberText(homework.pending, language)} />
    </div>
  );
}
