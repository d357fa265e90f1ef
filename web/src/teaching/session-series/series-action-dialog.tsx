import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { Suspense } from 'react';
import { lazyPart } from '#platform/lazy-part.ts';
import { DaysOffListDialog } from './days-off-list-dialog.tsx';
import { EndSeriesDialog } from './end-series-dialog.tsx';
import { PauseSeriesDialog } from './pause-series-dialog.tsx';
import type { SeriesAction } from './series-actions.ts';
import type { SeriesViewer } from './series-viewer.ts';
import { SkipDayDialog } from './skip-day-dialog.tsx';

interface SeriesActionDialogProps {
  readonly action: SeriesAction;
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

/** With its calendar, its clocks and its days it is larger than the page it belongs to. */
const ChangeSeriesDialog = lazyPart(
  async () => (await import('./change-series-dialog.tsx')).ChangeSeriesDialog,
);

const DIALOGS = {
  change: ChangeSeriesDialog,
  skip: SkipDayDialog,
  pause: PauseSeriesDialog,
  'days-off': DaysOffListDialog,
  end: EndSeriesDialog,
};

/** The dialog of what was chosen in the menu of a series. */
export function SeriesActionDialog({ action, ...rest }: SeriesActionDialogProps) {
  const Chosen = DIALOGS[action];
  return (
    <Suspense>
      <Chosen {...rest} />
    </Suspense>
  );
}
