import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { type SeriesAction, seriesActions } from './series-actions.ts';

interface SeriesMenuProps {
  readonly series: ListedSeries;
  readonly onChoose: (action: SeriesAction) => void;
}

/** What can be done with a series; nothing where it is over. */
export function SeriesMenu({ series, onChoose }: SeriesMenuProps) {
  const { t } = useTranslation('session-series');
  const name = nameOf(series.student, useLanguage());
  const actions = seriesActions(series, useNow());
  return (
    actions.length > 0 && (
      <MenuButton
        label={t('actions.open')}
        name={t('actions.of', { name })}
        options={actions.map(id => ({ id, label: t(`actions.${id}`) }))}
        onChoose={onChoose}
      />
    )
  );
}
