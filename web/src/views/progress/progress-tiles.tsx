import type { Progress } from '@bayan/domain/progress/progress.contract';
import { useTranslation } from 'react-i18next';
import { calendarIcon, historyIcon } from '#ui/icons/room-icons.ts';
import { starIcon } from '#ui/icons/site-icons.ts';
import { StatTile } from '#ui/stat-tile.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

export function ProgressTiles({ total }: Pick<Progress, 'total'>) {
  const { t } = useTranslation('progress');
  const { hours, number, average } = useFigureTexts();
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatTile label={t('figures.hours')} value={hours(total.minutes)} icon={historyIcon} />
      <StatTile label={t('figures.sessions')} value={number(total.sessions)} icon={calendarIcon} />
      <StatTile label={t('figures.given')} value={average(total.given)} note={t('outOf')} icon={starIcon} />
      <StatTile
        label={t('figures.received')}
        value={average(total.received)}
        note={t('outOf')}
        icon={starIcon}
      />
    </div>
  );
}
