import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { EndSeriesDialog } from './end-series-dialog.tsx';
import type { SeriesAction } from './series-actions.ts';
import type { SeriesViewer } from './series-viewer.ts';

interface SeriesActionDialogProps {
  readonly action: SeriesAction;
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

const DIALOGS = { end: EndSeriesDialog };

/** The dialog of what was chosen in the menu of a series. */
export function SeriesActionDialog({ action, ...rest }: SeriesActionDialogProps) {
  const Chosen = DIALOGS[action];
  return <Chosen {...rest} />;
}
