import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';

const SettleReportDialog = lazyPart(
  async () => (await import('./settle-report-dialog.tsx')).SettleReportDialog,
);

/** How an admin settles a report. */
export const settleDialogs = createDialogHost<{ readonly report: SessionReport }>(({ report }, onClose) => (
  <SettleReportDialog report={report} onClose={onClose} />
));
