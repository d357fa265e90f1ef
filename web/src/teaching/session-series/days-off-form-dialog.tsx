import type { DaysOffPreview } from '@bayan/domain/session-series/series-days-off.contract';
import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { DaysOffOutcome } from './days-off-outcome.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useDaysOffProblem } from './use-days-off-problem.ts';
import { useSeriesNames } from './use-series-names.ts';

interface DaysOffFormDialogProps {
  readonly title: string;
  readonly saveLabel: string;
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  /** What the days that are chosen do; null until that is known. */
  readonly outcome: DaysOffPreview | null;
  readonly refusal: Error | null;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Which days a series has no session on. What becomes of its sessions stands there before it is saved (R458). */
export function DaysOffFormDialog({
  series,
  viewer,
  outcome,
  refusal,
  children,
  ...rest
}: DaysOffFormDialogProps) {
  const { t } = useTranslation('session-series');
  const problemOf = useDaysOffProblem();
  const { about, told } = useSeriesNames(series, viewer);
  const isChange = outcome && outcome.removed.length + outcome.withdrawn.length > 0;
  return (
    <EditDialog {...rest} about={about} problem={refusal && problemOf(refusal)} draft={null} versions={null}>
      {children}
      <section aria-live="polite" className="flex flex-col gap-4">
        {outcome ? (
          <DaysOffOutcome outcome={outcome} familyTimezone={series.timezone} />
        ) : (
          <p className="text-ink-soft">{t('daysOff.looking')}</p>
        )}
        {isChange && <p>{told}</p>}
      </section>
    </EditDialog>
  );
}
