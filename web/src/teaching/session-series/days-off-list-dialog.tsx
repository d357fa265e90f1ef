import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DaysOffList } from './days-off-list.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useSeriesNames } from './use-series-names.ts';
import { useWholeSeries } from './use-whole-series.ts';

interface DaysOffListDialogProps {
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

/** The days off and pauses of a series that are ahead, each with the way to take it back (R458). */
export function DaysOffListDialog({ series, viewer, onClose }: DaysOffListDialogProps) {
  const { t } = useTranslation('session-series');
  const errorTexts = useErrorTexts();
  const whole = useWholeSeries(series.id);
  const { about, told } = useSeriesNames(series, viewer);
  return (
    <Dialog title={t('daysOff.title')} about={about} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      {whole.data && <DaysOffList series={whole.data} told={told} />}
      {!whole.data &&
        (whole.error ? (
          <LoadFailure {...errorTexts(whole.error)} onRetry={() => void whole.refetch()} />
        ) : (
          <Skeleton />
        ))}
    </Dialog>
  );
}
