import { averageRating } from '@bayan/domain/sessions/session-figures';
import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { calendarIcon, historyIcon } from '#ui/icons/room-icons.ts';
import { peopleIcon, starIcon } from '#ui/icons/site-icons.ts';
import { StatTile } from '#ui/stat-tile.tsx';

export function OverviewTiles({ overview }: { readonly overview: TutorOverview }) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const { totals, upcomingWithinAWeek, activeStudents } = overview;
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatTile
        label={t('overview.tiles.total')}
        value={numberText(totals.sessions, language)}
        icon={historyIcon}
        to={dashboardAddress('tutor', 'history')}
      />
      <StatTile
        label={t('overview.tiles.upcoming')}
        value={numberText(upcomingWithinAWeek, language)}
        note={t('overview.tiles.week')}
        icon={calendarIcon}
        to={dashboardAddress('tutor', 'history?view=to-come&period=week')}
      />
      <StatTile
        label={t('overview.tiles.rating')}
        value={averageRating(totals.stars, totals.ratings) ?? t('history.tiles.unrated')}
        note={t('overview.tiles.outOf')}
        icon={starIcon}
        to={dashboardAddress('tutor', 'history?status=completed')}
      />
      <StatTile
        label={t('overview.tiles.students')}
        value={numberText(activeStudents, language)}
        icon={peopleIcon}
        to={dashboardAddress('tutor', 'students')}
      />
    </div>
  );
}
